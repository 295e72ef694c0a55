// Discord's markdown as elements: what the house writes, and no more.
import { el } from "./el.js";

const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^`+([^`]+)`+/, (m) => el("code", {}, m[1])],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, people) => el("b", {}, inline(m[1], people))],
  [/^__([^]+?)__(?!_)/, (m, people) => el("u", {}, inline(m[1], people))],
  [/^~~([^]+?)~~/, (m, people) => el("s", {}, inline(m[1], people))],
  [/^\*(?!\s)([^*]+?)\*/, (m, people) => el("i", {}, inline(m[1], people))],
  [/^_(?!\s)([^_]+?)_(?!\w)/, (m, people) => el("i", {}, inline(m[1], people))],
  [/^<@!?(\d+)>/, (m, people) => el("b", { class: "person" }, people[m[1]] ?? "…")],
  [/^( · )?<#\d+>/, () => ""],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, () => ""],
  [/^\[([^\]]+)\]\(<?(https:\/\/[^\s)>]+)>?\)/, (m, people) => link(m[2], inline(m[1], people))],
  [/^<?(https:\/\/[^\s<>]+[^\s<>.,:;"'\])])>?/, (m) => link(m[1], m[1].replace(/^https:\/\/([^/]+).*/, "$1"))],
];

const link = (url, text) => el("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, text);

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  const lang = document.documentElement.lang;
  const full = new Intl.DateTimeFormat(lang, STYLES.F).format(date);
  let text = style === "R" ? "" : new Intl.DateTimeFormat(lang, STYLES[style]).format(date);
  if (style === "R") {
    const left = seconds - Date.now() / 1000;
    const [unit, size] = UNITS.find(([, length]) => Math.abs(left) >= length) ?? UNITS[3];
    text = new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.round(left / size), unit);
  }
  return el("time", { title: full, datetime: date.toISOString() }, text);
}

function inline(text, people) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const hit = /[\\`*_~<[h ]/.test(rest[0]) && INLINE.map(([pattern, make]) => [pattern.exec(rest), make]).find(([found]) => found);
    if (hit) {
      nodes.push(plain, hit[1](hit[0], people));
      plain = "";
      at += hit[0][0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  return [...nodes, plain].flat().filter((each) => each !== "");
}

const KINDS = [
  [/^#{1,3} +(.+)$/, "h2"], [/^-# +(.+)$/, "small"], [/^>+ +(.+)$/, "blockquote"], [/^ *(?:[-*]|\d+\.) +(.+)$/, "li"],
];

export function markdown(text, people = {}) {
  const root = el("div", { class: "words" });
  let before = "";
  for (const line of text.split("\n")) {
    if (!line.trim()) { before = ""; continue; }
    const [found, kind] = KINDS.map(([pattern, name]) => [pattern.exec(line), name]).find(([hit]) => hit) ?? [null, "p"];
    const inside = inline(found ? found[1] : line, people);
    if (kind === "li") {
      if (before !== "li") root.append(el("ul"));
      root.lastChild.append(el("li", {}, inside));
    } else if (kind === "p" && before === "p") {
      root.lastChild.append(el("br"), ...inside);
    } else {
      root.append(el(kind, {}, inside));
    }
    before = kind;
  }
  return root;
}
