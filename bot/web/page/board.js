// The page: what the house shows, touched.
import { Drag } from "./drag.js";
import { announce, el, firstMatch, firstShown, goToQuestion, theme, word } from "./el.js";
import { inside, reach } from "./inside.js";
import { markdown } from "./markdown.js";
import { News } from "./news.js";
import { choiceButton, lines, part } from "./parts.js";
import { Picture } from "./picture.js";

theme.recall();

const TRIES = 4;
const FEW = 4; // things lit that also stand beside the pictures
let now = null; // what is shown
let busy = false;

const at = {
  head: el("header", { class: "head" }),
  lost: el("p", { class: "lost", role: "status", hidden: true }, word("lost")),
  notes: el("div", { class: "notes" }),
  question: el("section", { class: "question", tabindex: "-1" }),
  choices: el("section", { class: "choices", "aria-label": word("choices") }),
  small: el("details", { class: "menu small", hidden: true }, el("summary", {}, word("small")), el("div", { class: "lines" })),
  pictures: el("section", { class: "pictures", "aria-label": word("board") }),
  further: el("div", { class: "pictures further" }),
  ways: el("section", { class: "ways" }),
  story: el("section", { class: "story" }),
  log: el("details", { class: "log" }, el("summary", {}, word("log")),
    el("div", { class: "entries", role: "region", "aria-label": word("log"), tabindex: "0" })),
  side: el("dialog", { class: "side", tabindex: "-1" }),
  several: el("dialog", { class: "several", "aria-label": word("several") }),
  toast: el("p", { class: "toast", role: "alert", hidden: true }),
};
document.getElementById("board").append(
  at.lost, at.head,
  el("main", {}, el("div", { class: "play" }, at.notes, at.question, el("div", { class: "boards" }, at.pictures)),
    el("div", { class: "beside" }, at.choices, at.small, at.ways, at.story, at.log)),
  at.side, at.several, at.toast,
  el("p", { id: "said", class: "unseen", role: "status", "aria-live": "polite" }),
);
// Where the page is narrow the other pictures follow the choices: keys and readers go where the eye does.
const narrow = matchMedia("(max-width: 899px)");
const settle = () => (narrow.matches ? at.ways : at.pictures).after(at.further);
narrow.addEventListener("change", settle);
settle();
const pictures = []; // one for each that is shown
let aside = null; // the one beside them that is touched

// Asking

const token = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2, 12)}`;

async function ask(custom_id, values, counts = token()) {
  const body = JSON.stringify({ id: custom_id, values, token: counts });
  for (let tried = 1; ; tried += 1) {
    try {
      const answer = await reach(`/table/${now.match}/press`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      return await answer.json();
    } catch (error) {
      // Asked again with the same token it counts once, whatever became of the answer.
      if (tried === TRIES) throw error;
      await new Promise((resume) => setTimeout(resume, 400 * tried));
    }
  }
}

async function press(custom_id, values, node) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  node?.setAttribute("aria-busy", "true");
  at.several.close();
  try {
    receive(await ask(custom_id, values));
  } catch {
    tell(word("lost"));
  } finally {
    busy = false;
    document.body.classList.remove("busy");
    node?.removeAttribute("aria-busy");
    catchUp();
  }
}

let missed = ""; // what news were about that came while something was asked
function arrive(news) {
  if (news.about === now.about) return;
  if (busy) missed = news.about;
  else if (drag.isAskedIn(news)) later = news;
  else show(news);
}

// Which of the two is newer, the news or the answer, only the house knows.
async function catchUp() {
  const about = missed;
  missed = "";
  if (!about || about === now.about) return;
  const answer = await reach(`/table/${now.match}/now`).catch(() => null);
  if (answer?.ok) arrive(await answer.json());
}

function receive(shown) {
  if (shown.kind === "board") { at.side.close(); show(shown); }
  else if (shown.kind === "side") showSide(shown);
  else if (shown.kind === "below") showSide(shown, [...sides, beside].filter(Boolean));
  if (shown.said) tell(shown.said);
}

let fading = 0;
function tell(text) {
  at.toast.replaceChildren(markdown(text, now?.people));
  at.toast.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => { at.toast.hidden = true; }, 6000);
}

// A touch

function touch(lit, node) {
  if (lit.choices.length === 1) { press(lit.choices[0].id, lit.choices[0].values, node); return; }
  at.several.replaceChildren(
    el("h2", {}, now.names[lit.spot] ?? word("several")),
    ...lit.choices.map((each) => choiceButton(each, press)),
    el("button", { type: "button", class: "choice secondary", onclick: () => at.several.close() }, word("cancel")),
  );
  at.several.showModal();
}
for (const each of [at.several, at.side]) {
  each.addEventListener("click", (event) => { if (event.target === each) each.close(); });
  // What opened it may be gone by now.
  each.addEventListener("close", () => { if (document.activeElement === document.body) goToQuestion(true); });
}

// Things dragged somewhere: what lies there, or the lines of a menu that are chosen together.
function drop(goal, along, node) {
  if (along.length) press(goal.group, along.map((each) => each.value), node);
  else press(goal.id, goal.values, node);
}
let later = null; // what came while something was dragged that is still asked
const drag = new Drag(() => (at.side.open && aside ? [aside] : pictures), drop, () => { if (later) show(later); });

// Showing

// What has not changed stays: where somebody is with keys, which menu is open, what is ticked in it.
const filled = new Map();
function fill(node, of, make) {
  const told = JSON.stringify(of);
  if (filled.get(node) === told) return;
  filled.set(node, told);
  node.replaceChildren(...make().flat().filter(Boolean));
}

function show(shown) {
  const held = document.activeElement, byKeys = held.matches(":focus-visible");
  const before = now;
  now = shown;
  later = null;
  drag.cancel();
  const texts = shown.parts.filter((each) => each.type === 10).map((each) => each.content);
  const menu = shown.menu ?? { lit: [], buttons: [], groups: [], crumbs: [], back: "" };
  const [head, ...rest] = texts;
  const notes = rest.filter((each) => each.startsWith("> "));
  const others = rest.filter((each) => !each.startsWith("> "));
  const [asks, ...story] = others;
  // What small print says of buttons stands in these here.
  const question = menu.buttons.length || few(menu).length ? asks.split("\n").filter((line) => !line.startsWith("-# ")).join("\n") : asks;
  fill(at.head, [head, shown.people, shown.place, theme.now], () => [headLine(shown, head)]);
  at.notes.replaceChildren(...notes.map((each) => markdown(each, shown.people)));
  at.question.replaceChildren(...(question ? [markdown(question, shown.people)] : []));
  const rows = shown.parts.filter((each) => each.type !== 10);
  const last = { type: 1, components: [...(rows.at(-1)?.type === 1 ? rows.pop().components : []), ...(shown.ways ?? [])] };
  fill(at.ways, [rows, last], () => [...rows, last].map((each) => part(each, shown, press)));
  at.story.replaceChildren(...story.map((each) => markdown(each, shown.people)));
  showPictures(shown, menu.lit);
  fill(at.choices, menu, () => listChoices(menu));
  document.body.classList.toggle("asked", Boolean(shown.menu));
  if (before && before.about !== shown.about) readLog();
  if (!held.isConnected && document.activeElement === document.body) {
    const same = held.dataset.id && document.querySelector(`[data-id="${CSS.escape(held.dataset.id)}"]`);
    if (same) same.focus({ preventScroll: true });
    else goToQuestion(byKeys);
  }
  const asked = [...notes, question].filter(Boolean).map((each) => markdown(each, shown.people).textContent).join(". ");
  if (!before || before.about !== shown.about || before.trail !== shown.trail) announce(asked);
}

function headLine(shown, head) {
  const change = () => { theme.now = theme.now === "night" ? "parchment" : "night"; show(now); };
  const words = markdown(head ?? "", shown.people);
  const title = words.querySelector("h2");
  if (title) title.replaceWith(el("h1", {}, ...title.childNodes));
  else words.prepend(el("h1", { class: "unseen" }, word("title")));
  return el("div", { class: "line" }, words, el("span", { class: "tools" },
    shown.place && !inside.pass ? el("a", { class: "tool", href: shown.place, target: "_blank", rel: "noreferrer noopener" }, word("in-discord")) : null,
    el("button", { type: "button", class: "tool", "data-id": "theme", "aria-label": word("theme"), title: word("theme"), onclick: change }, theme.now === "night" ? "☀" : "☾")));
}

function showPictures(shown, lit) {
  shown.pictures.forEach((told, number) => {
    pictures[number] ??= new Picture(touch, drag, () => { listSmall(); watchNext(); });
    const place = number ? at.further : at.pictures;
    if (pictures[number].node.parentNode !== place) place.append(pictures[number].node);
    // A place that several pictures have is touched in the first of them.
    const earlier = shown.pictures.slice(0, number);
    // The first one is what the question is about.
    pictures[number].show(shown.match, told, lit.filter((each) => !earlier.some((other) => other.spots[each.spot])), shown.names, !number, Boolean(shown.menu?.back));
  });
  for (const left of pictures.splice(shown.pictures.length)) left.node.remove();
}

// Until a picture has its height, those below it seem nearer than they are.
function watchNext() {
  pictures.find((each) => each.isAwaited)?.watch();
}

// What a finger would miss in the pictures.
function listSmall() {
  const small = pictures.flatMap((each) => each.small);
  at.small.hidden = !small.length;
  fill(at.small.lastChild, small, () => small.map(({ lit, label }) => el("button", {
    type: "button", class: "choice secondary", "data-id": lit.choices.length === 1 ? lit.choices[0].id : null,
    "aria-haspopup": lit.choices.length === 1 ? null : "dialog", onclick: (event) => touch(lit, event.currentTarget),
  }, el("span", { class: "label" }, label))));
}

// What no id can hold is named by what is chosen with it.
const nameOf = (choice) => `${choice.id} ${choice.values ?? ""}`;

// Of a few things that are lit their names are better read than looked for.
function few(menu) {
  const named = new Set([...menu.buttons, ...menu.groups.flatMap((each) => each.choices)].map(nameOf));
  const lit = new Map(menu.lit.flatMap((each) => each.choices).filter((choice) => !choice.listed && !named.has(nameOf(choice))).map((choice) => [nameOf(choice), choice]));
  return lit.size <= FEW ? [...lit.values()] : [];
}

function listChoices(menu) {
  const crumbs = menu.crumbs.length ? el("p", { class: "crumbs" }, word("way"), " ", menu.crumbs.join(" › ")) : null;
  const goals = menu.lit.flatMap((each) => Object.values(each.goals));
  const hints = [word(goals.length ? "drag-here" : "touch-here"), goals.some((each) => each.most > 1) ? word("along") : ""];
  const hint = menu.lit.length ? el("p", { class: "hint" }, hints.join(" ")) : null;
  const back = menu.back
    ? el("button", { type: "button", class: "choice secondary back", "data-id": menu.back, onclick: (event) => press(menu.back, [], event.currentTarget) }, "↩ ", word("back-again"))
    : null;
  const named = few(menu);
  // Who uses keys has them in the pictures.
  const also = named.length ? el("div", { class: "row" }, named.map((each) => choiceButton(each, press, { tabindex: "-1", "aria-hidden": "true" }))) : null;
  const touched = new Set(menu.lit.flatMap((each) => each.choices.map((choice) => choice.id)));
  const groups = menu.groups.map((each) => {
    const title = each.title || word("choices");
    if (each.most > 1) {
      const boxes = lines(title, each.most, each.choices, (values, node) => press(each.id, values, node));
      // What can all be touched one by one need not be in the way.
      return each.choices.every((choice) => touched.has(choice.id)) ? el("details", { class: "menu" }, el("summary", {}, title), boxes) : boxes;
    }
    return el("details", { class: "menu", open: menu.groups.length === 1 && each.choices.length < 12 }, el("summary", {}, title),
      el("div", { class: "lines" }, each.choices.map((choice) => choiceButton(choice, press))));
  });
  return [crumbs, hint, also, el("div", { class: "row" }, menu.buttons.map((each) => choiceButton(each, press)), back), groups];
}

let beside = null; // what the side shows
let sides = []; // what it showed before, where that has not been left for good

function showSide(shown, before = []) {
  const isOpen = at.side.open, held = document.activeElement;
  if (!isOpen) before = [];
  [beside, sides, aside] = [shown, before, null];
  const close = el("button", { type: "button", class: "close", "aria-label": word("close"), onclick: () => at.side.close() }, "✕");
  const back = before.length
    ? el("button", { type: "button", class: "choice secondary", onclick: () => showSide(before.at(-1), before.slice(0, -1)) }, "↩ ", word("back-again"))
    : null;
  // Where it asks something, its picture is touched like the board.
  const told = { ...shown, touched: (stem) => shown.lit && touched(shown, shown.pictures.find((each) => each.stem === stem)) };
  at.side.replaceChildren(...[close, ...shown.parts.map((each) => part(each, told, press)).flat(), back].filter(Boolean));
  at.side.setAttribute("aria-label", at.side.querySelector("h2, p")?.textContent ?? word("board"));
  if (!isOpen) at.side.showModal();
  // Who steps on with keys stays at what steps on.
  else if (!held.isConnected) ([...at.side.querySelectorAll("button:enabled")].find((each) => each.textContent === held.textContent) ?? at.side).focus();
  at.side.scrollTop = 0;
  // What is said below its picture, such as a hint, would not be seen.
  const see = () => { if (beside === shown) at.side.querySelector("figure ~ .words > blockquote")?.scrollIntoView({ block: "nearest" }); };
  see();
  aside?.came.then(see);
}

function touched(shown, told) {
  if (!told) return null;
  // All that can be touched there stands in the menus below, too.
  aside = new Picture(touch, drag);
  aside.show(shown.match, told, shown.lit, {});
  return aside.node;
}
// The log aside

async function readLog() {
  if (!at.log.open || !now.log) return;
  const shown = await ask(now.log, []).catch(() => null);
  if (shown?.kind !== "side") return;
  const told = shown.parts.filter((each) => each.type === 10).map((each) => each.content.replace(/^#.*\n?/, "")).filter(Boolean);
  at.log.lastChild.replaceChildren(...told.map((each) => markdown(each, shown.people)));
}
at.log.addEventListener("toggle", readLog);

// Keys: Escape leads a level up.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && now?.menu?.back && !at.side.open && !at.several.open) press(now.menu.back, []);
});

// Beginning

async function begin(tries = TRIES) {
  let shown = firstShown;
  if (!shown) {
    const answer = await reach(`/table/${firstMatch}/now`);
    shown = await answer.json();
    if (!answer.ok) {
      tell(shown.said);
      // What is refused for now is asked again.
      if (answer.status === 409 && tries) setTimeout(begin, 2000, tries - 1);
      return;
    }
  }
  show(shown);
  if (shown.log && shown.menu && matchMedia("(min-width: 1100px)").matches) at.log.open = true;
  new News({
    match: () => now.match, about: () => now.about,
    arrived: arrive,
    lost: (isLost) => { at.lost.hidden = !isLost; },
    ended: (said) => { document.body.classList.add("ended"); at.lost.hidden = false; at.lost.textContent = said; },
  });
}
begin();
