// The line to write in, with the picker of slash commands and the form of their options.
import { act, avatar, el, nameOf, rolesHere, state, word } from "./api.js";
import { flat, parseLine } from "./commands.js";
import { showWaiting } from "./messages.js";
import { openModal, readFile } from "./modal.js";

const ATTACHMENT = 11;
const root = document.getElementById("composer");
let draft = null;

const input = el("textarea", { class: "line", rows: "1", autocomplete: "off", disabled: true });
const popup = el("div", { class: "picker", hidden: true });
const list = el("ul", { role: "listbox" });
const form = el("form", { class: "form", hidden: true });
const bar = el("div", { class: "bar" }, input, form);
popup.append(list);
root.append(popup, bar);

const where = () => (state.channel.kind === "dm" ? `@${nameOf(state.bot)}` : `#${state.channel.name}`);

function show(rows, label) {
  list.setAttribute("aria-label", label);
  list.replaceChildren(...rows);
  popup.hidden = !rows.length;
  mark(list.querySelector("[role=option]"));
}

function hide() {
  popup.hidden = true;
  list.replaceChildren();
}

function mark(row) {
  list.querySelectorAll("[aria-selected=true]").forEach((old) => old.setAttribute("aria-selected", "false"));
  row?.setAttribute("aria-selected", "true");
  row?.scrollIntoView({ block: "nearest" });
}

const marked = () => list.querySelector("[aria-selected=true]");

function step(event) {
  const next = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[event.key];
  if (!next || popup.hidden) return false;
  event.preventDefault();
  const row = marked()?.[next];
  if (row?.getAttribute("role") === "option") mark(row);
  return true;
}

const row = (choose, ...children) =>
  el("li", { role: "option", "aria-selected": "false", onpointerdown: (event) => { event.preventDefault(); choose(); }, onpointermove: (event) => mark(event.currentTarget) }, ...children);

function pick() {
  const typed = input.value.slice(1).toLowerCase();
  const found = flat(state.commands).filter((command) => command.shown.includes(typed) || command.path.includes(typed));
  found.sort((a, b) => Number(b.shown.startsWith(typed)) - Number(a.shown.startsWith(typed)) || a.shown.localeCompare(b.shown));
  const rows = found.slice(0, 50).map((command) => {
    const node = row(() => begin(command), avatar(state.bot, 28),
      el("span", { class: "words" }, el("span", { class: "command" }, `/${command.shown}`,
        hints(command)), el("span", { class: "description" }, command.description)),
      el("span", { class: "owner" }, nameOf(state.bot)));
    node.dataset.command = command.path;
    return node;
  });
  show(rows.length ? rows : [el("li", { class: "none" }, word("no_commands"))], word("commands"));
}

function hints({ options }) {
  const needed = options.filter((option) => option.required).map((option) => option.shown);
  const count = options.length - needed.length;
  return [...needed, ...(count ? [word("optional", { count })] : [])].map((text) => el("span", { class: "hint" }, text));
}

// The form of a command; `given` are the options that were typed with its name.
function begin(command, given = new Map()) {
  draft = { command, fields: new Map() };
  input.hidden = true;
  form.hidden = false;
  hide();
  form.replaceChildren(el("span", { class: "name" }, `/${command.shown}`));
  const more = el("span", { class: "more" });
  form.append(more, el("button", { class: "button primary send", type: "submit", "aria-label": word("send") }, "➤"),
    el("button", { class: "close", type: "button", "aria-label": word("cancel"), onclick: reset }, "✕"));
  let focused = null;
  command.options.filter((option) => option.required || given.has(option.name)).forEach((option) => {
    const box = addField(option, more);
    if (!given.has(option.name)) return;
    box.value = given.get(option.name);
    box.size = Math.max(10, box.value.length);
    focused = box;
  });
  fold(more);
  (focused ?? form.querySelector("input") ?? form.querySelector(".send")).focus();
}

// The optional options that have no field yet, behind one button.
function fold(more) {
  const left = draft.command.options.filter((option) => !draft.fields.has(option.name));
  if (!left.length) { more.replaceChildren(); return; }
  const unfold = () => show(left.map((option) => row(() => { hide(); const box = addField(option, more); fold(more); box.focus(); },
    el("span", { class: "words" }, el("span", { class: "command" }, option.shown), el("span", { class: "description" }, option.description)))), word("options"));
  more.replaceChildren(el("button", {
    type: "button", class: "optional", "aria-haspopup": "listbox", onclick: unfold, onblur: hide,
    onkeydown: (event) => { if (!step(event) && event.key === "Enter" && !popup.hidden) { event.preventDefault(); choose(marked()); } },
  }, word("optional", { count: left.length })));
}

const choose = (node) => node.dispatchEvent(new Event("pointerdown", { cancelable: true }));

function addField(option, before) {
  const box = option.type === ATTACHMENT ? el("input", { type: "file", "aria-label": option.shown, "data-option": option.name }) : el("input", { type: "text", "aria-label": option.shown, "data-option": option.name, autocomplete: "off", size: "10", inputmode: option.type === 4 ? "numeric" : null, placeholder: option.description });
  const label = el("label", { class: "option-field", title: option.description }, el("span", {}, option.shown), box);
  const entry = { option, box, value: undefined };
  if (option.type === ATTACHMENT) {
    box.addEventListener("change", () => { entry.value = box.files.length ? readFile(box.files[0]) : undefined; });
    draft.fields.set(option.name, entry);
    before.before(label);
    return box;
  }
  box.addEventListener("input", () => { entry.value = undefined; suggest(entry); });
  box.addEventListener("focus", () => suggest(entry));
  box.addEventListener("blur", () => hide());
  box.addEventListener("keydown", (event) => {
    if (step(event)) return;
    if (event.key === "Backspace" && !box.value && [...draft.fields.values()].every((other) => !other.box.value)) { event.preventDefault(); back(); return; }
    if (event.key === "Enter" && !popup.hidden && entry.exact) { hide(); return; }
    if ((event.key === "Enter" || event.key === "Tab") && !popup.hidden && marked() && entry.value === undefined && (entry.option.choices || box.value || event.key === "Tab" || entry.option.required)) {
      event.preventDefault();
      choose(marked());
    }
  });
  draft.fields.set(option.name, entry);
  before.before(label);
  return box;
}

function given(skip = null) {
  const values = {};
  for (const [name, entry] of draft.fields) {
    const raw = entry.value ?? entry.box.value.trim();
    if (name !== skip && raw !== "" && entry.option.type !== ATTACHMENT) values[name] = raw;
  }
  return values;
}

let asked = 0;

async function suggest(entry) {
  const { option, box } = entry;
  const typed = box.value.toLowerCase();
  let choices = [];
  if (option.choices) choices = option.choices;
  else if (option.type === 5) choices = [{ name: word("yes"), value: true }, { name: word("no"), value: false }];
  else if (option.type === 6 || option.type === 9) choices = [...state.people, state.bot].map((user) => ({ name: nameOf(user), value: user.id, user, note: user.name }));
  else if (option.type === 8) choices = rolesHere().map((role) => ({ name: role.name, value: role.id }));
  else if (option.type === 7) choices = state.channels.filter((c) => c.kind !== "dm").map((c) => ({ name: `#${c.name}`, value: c.id }));
  else if (option.autocomplete) { await askBot(entry); return; }
  const whole = typed.replace(/^@/, "");
  entry.exact = choices.some((choice) => [choice.name, choice.note].some((name) => name?.toLowerCase() === whole));
  offer(entry, choices.filter((choice) => `${choice.name} ${choice.note ?? ""}`.toLowerCase().includes(typed.replace(/^[@#]/, ""))));
}

async function askBot(entry) {
  const mine = ++asked;
  show([el("li", { class: "none" }, word("loading"))], word("options"));
  try {
    const options = { ...given(entry.option.name), [entry.option.name]: entry.box.value };
    const answer = await act("autocomplete", { command: draft.command.path, options, focused: entry.option.name });
    if (mine === asked && document.activeElement === entry.box) offer(entry, answer.choices ?? []);
  } catch {
    if (mine === asked) hide();
  }
}

function offer(entry, choices) {
  if (document.activeElement !== entry.box) return;
  const rows = choices.slice(0, 25).map((choice) => row(() => take(entry, choice), choice.user ? avatar(choice.user, 24) : null,
    el("span", { class: "words" }, el("span", {}, choice.name_localizations?.[state.person.locale] ?? choice.name), choice.note ? el("span", { class: "description" }, choice.note) : null)));
  if (!rows.length && !entry.option.autocomplete && ![5, 6, 7, 9].includes(entry.option.type) && !entry.option.choices) { hide(); return; }
  show(rows.length ? rows : [el("li", { class: "none" }, word("no_choices"))], word("options"));
}

function take(entry, choice) {
  entry.value = choice.value;
  entry.box.value = choice.name;
  entry.box.size = Math.max(4, choice.name.length);
  entry.box.closest("label").classList.remove("missing");
  hide();
  const empty = [...draft.fields.values()].find((other) => other.option.required && other.box.value === "");
  (empty?.box ?? form.querySelector(".send")).focus();
}

async function run(event) {
  event.preventDefault();
  const { command, fields } = draft;
  let missing = null;
  for (const entry of fields.values()) {
    const bad = entry.option.required && entry.box.value.trim() === "";
    entry.box.closest("label").classList.toggle("missing", bad);
    if (bad) missing ??= entry.box;
  }
  if (missing) { missing.setCustomValidity(word("required")); missing.reportValidity(); missing.setCustomValidity(""); missing.focus(); return; }
  const options = given();
  const files = [...fields.values()].filter((entry) => entry.option.type === ATTACHMENT && entry.value);
  reset();
  const line = showWaiting(command.shown);
  try {
    for (const entry of files) options[entry.option.name] = await entry.value;
    const answer = await act("slash", { command: command.path, options });
    if (answer.status === "failed") { line.fail(word("no_answer")); return; }
    line.end();
    if (answer.status === "modal") openModal(answer);
  } catch (problem) {
    line.fail(word("impossible", { why: problem.message }));
  }
}

// Commands come from the network: a list that is already open is drawn anew.
export function refresh() {
  if (!draft && input.value.startsWith("/") && document.activeElement === input) pick();
}

// Nothing can be typed while another channel or person is on its way, so nothing typed is lost.
export function hold(busy) {
  input.disabled = busy;
  if (!busy && matchMedia("(min-width: 721px)").matches && document.activeElement === document.body) input.focus();
}

export function reset() {
  draft = null;
  form.hidden = true;
  form.replaceChildren();
  input.hidden = false;
  input.value = "";
  const label = word("write", { where: where() });
  input.placeholder = state.channel.archived ? word("archived") : label;
  input.setAttribute("aria-label", label);
  hide();
}

// From the form back to the line, where its command was typed.
function back() {
  const { command } = draft;
  reset();
  input.value = `/${command.shown}`;
  input.focus();
  pick();
}

async function say() {
  const content = input.value.trim();
  if (!content) return;
  input.value = "";
  try {
    await act("say", { content });
  } catch (problem) {
    input.value = content;
    show([el("li", { class: "none", role: "alert" }, word("impossible", { why: problem.message }))], word("options"));
  }
}

function read() {
  const typed = parseLine(input.value);
  if (typed) begin(typed.command, typed.given);
  else if (input.value.startsWith("/")) pick();
  else hide();
}

document.addEventListener("type", (event) => { reset(); input.value = event.detail; read(); });
document.addEventListener("run", (event) => { reset(); begin(event.detail); form.requestSubmit(); });
input.addEventListener("input", read);
input.addEventListener("keydown", (event) => {
  if (step(event)) return;
  if (event.key === "Escape") { hide(); return; }
  const chosen = !popup.hidden && marked();
  if ((event.key === "Enter" || event.key === "Tab") && chosen) {
    event.preventDefault();
    choose(chosen);
  } else if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    if (!input.value.startsWith("/")) say();
  }
});
input.addEventListener("blur", () => { if (!draft) hide(); });
input.addEventListener("focus", () => { if (input.value.startsWith("/")) pick(); });
form.addEventListener("submit", run);
form.addEventListener("keydown", (event) => { if (event.key === "Escape") { if (popup.hidden) { reset(); input.focus(); } else hide(); } });
