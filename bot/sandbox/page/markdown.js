// Discord's markdown as DOM nodes.
import { el, nameOf, rolesHere, state, userById } from "./api.js";

const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^``([^]+?)``(?!`)/, (m) => el("code", { class: "code" }, m[1].trim())],
  [/^`([^`]+?)`/, (m) => el("code", { class: "code" }, m[1])],
  [/^\*\*\*([^]+?)\*\*\*/, (m) => el("b", {}, el("i", {}, inline(m[1])))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m) => el("b", {}, inline(m[1]))],
  [/^__([^]+?)__(?!_)/, (m) => el("u", {}, inline(m[1]))],
  [/^~~([^]+?)~~/, (m) => el("s", {}, inline(m[1]))],
  [/^\|\|([^]+?)\|\|/, (m) => spoiler(m[1])],
  [/^\*(?!\s)([^*]+?)\*/, (m) => el("i", {}, inline(m[1]))],
  [/^_(?!\s)([^_]+?)_(?!\w)/, (m) => el("i", {}, inline(m[1]))],
  [/^<@!?(\d+)>/, (m) => mention(`@${userById(m[1]) ? nameOf(userById(m[1])) : m[1]}`)],
  [/^<@&(\d+)>/, (m) => mention(`@${rolesHere().find((role) => role.id === m[1])?.name ?? m[1]}`)],
  [/^<#(\d+)>/, (m) => place(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):(\d+)>/, (m) => el("img", { class: "emoji", src: `/emojis/${m[2]}.png`, alt: `:${m[1]}:`, title: `:${m[1]}:`, draggable: "false" })],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/\d+)?/, (m) => place(m[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"'\])]/, (m) => link(m[0], m[0])],
];

const named = (id) => `#${state.channels.find((channel) => channel.id === id)?.name ?? id}`;

// A channel or thread to go to. Its name may become known only after the message has been shown.
function place(id) {
  const leave = (event) => {
    event.preventDefault();
    document.dispatchEvent(new CustomEvent("go", { detail: id }));
  };
  return el("a", { class: "mention", href: `#${id}`, "data-place": id, onclick: leave }, named(id));
}

export function nameAgain() {
  for (const each of document.querySelectorAll("[data-place]")) each.textContent = named(each.dataset.place);
}

const mention = (text) => el("span", { class: "mention" }, text);
const link = (url, text) => el("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, text);

function spoiler(text) {
  const shown = (event) => event.currentTarget.classList.add("shown");
  return el("span", { class: "spoiler", tabindex: "0", onclick: shown }, inline(text));
}

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const lang = document.documentElement.lang;
  const formats = {
    t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  };
  const full = new Intl.DateTimeFormat(lang, formats.F).format(date);
  const text = style === "R" ? relative(date, lang) : new Intl.DateTimeFormat(lang, formats[style]).format(date);
  return el("time", { class: "timestamp", title: full, datetime: date.toISOString() }, text);
}

function relative(date, lang) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const units = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

function inline(text) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    let hit = null;
    if (/[\\`*_~|<[h]/.test(rest[0])) {
      for (const [pattern, make] of INLINE) {
        const match = pattern.exec(rest);
        if (match) { hit = [match, make]; break; }
      }
    }
    if (hit) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(hit[1](hit[0]));
      at += hit[0][0].length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) nodes.push(plain);
  return nodes.flat();
}

function list(lines, start) {
  const depth = (line) => /^ */.exec(line)[0].length;
  const ordered = /^\s*\d+\./.test(lines[start]);
  const root = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(lines[start], 10) } : {});
  const indent = depth(lines[start]);
  let at = start;
  while (at < lines.length && /^\s*([-*]|\d+\.) /.test(lines[at])) {
    if (depth(lines[at]) > indent && root.lastChild) {
      const [inner, next] = list(lines, at);
      root.lastChild.append(inner);
      at = next;
    } else if (depth(lines[at]) < indent || /^\s*\d+\./.test(lines[at]) !== ordered) {
      break;
    } else {
      root.append(el("li", {}, inline(lines[at].replace(/^\s*([-*]|\d+\.) /, ""))));
      at += 1;
    }
  }
  return [root, at];
}

function blocks(text) {
  const nodes = [];
  const lines = text.split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(el("p", {}, inline(paragraph.join("\n"))));
    paragraph = [];
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading || small) {
      flush();
      nodes.push(heading ? el(`h${heading[1].length}`, {}, inline(heading[2])) : el("small", {}, inline(small[1])));
      at += 1;
    } else if (/^>>> /.test(line)) {
      flush();
      nodes.push(el("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"))));
      at = lines.length;
    } else if (/^> /.test(line)) {
      flush();
      const quoted = [];
      while (at < lines.length && /^> /.test(lines[at])) quoted.push(lines[at++].slice(2));
      nodes.push(el("blockquote", {}, blocks(quoted.join("\n"))));
    } else if (/^\s*([-*]|\d+\.) \S/.test(line)) {
      flush();
      const [node, next] = list(lines, at);
      nodes.push(node);
      at = next;
    } else {
      paragraph.push(line);
      at += 1;
    }
  }
  flush();
  return nodes;
}

export function markdown(text) {
  const root = el("div", { class: "markdown" });
  const fence = /```(?:([\w+-]*)\n)?([^]*?)```\n?/g;
  let last = 0;
  for (const match of text.matchAll(fence)) {
    const before = text.slice(last, match.index).replace(/\n$/, "");
    if (before) root.append(...blocks(before));
    root.append(el("pre", { class: "code" }, el("code", {}, match[2].replace(/\n$/, ""))));
    last = match.index + match[0].length;
  }
  const rest = text.slice(last);
  if (rest) root.append(...blocks(rest));
  return root;
}
