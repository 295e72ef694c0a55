// The list of messages.
import { act, avatar, el, nameOf, state, word } from "./api.js";
import { apps } from "./apps.js";
import { commandName, suggestCommands, suggestLines } from "./commands.js";
import { attachment, component, embed } from "./components.js";
import { markdown } from "./markdown.js";
import { frame, mend } from "./mending.js";
import { openModal } from "./modal.js";

const log = document.getElementById("log");
const GROUP_MS = 7 * 60 * 1000;

function clockTime(stamp) {
  const date = new Date(stamp);
  const lang = document.documentElement.lang;
  const time = new Intl.DateTimeFormat(lang, { timeStyle: "short" }).format(date);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return `${word("today")} ${time}`;
  if (days === 1) return `${word("yesterday")} ${time}`;
  return new Intl.DateTimeFormat(lang, { dateStyle: "short", timeStyle: "short" }).format(date);
}

const plain = (message) => {
  const texts = [message.content];
  const walk = (parts) => parts.forEach((part) => { if (part.type === 10) texts.push(part.content); walk(part.components ?? []); });
  walk(message.components);
  return texts.find((text) => text)?.replace(/[*_#`>|~]|-# /g, "").split("\n")[0] ?? "…";
};

function context(message) {
  if (message.command?.name && message.command.user) {
    const user = message.command.user;
    return el("div", { class: "context" }, el("span", { class: "spine", "aria-hidden": "true" }), avatar(user, 16),
      el("b", {}, nameOf(user)), ` ${word("used")} `, el("span", { class: "mention" }, `/${commandName(message.command.name)}`));
  }
  if (!message.message_reference || message.type !== 19) return null;
  const target = message.referenced_message;
  if (!target) return el("div", { class: "context" }, el("span", { class: "spine" }), el("i", {}, word("reply_gone")));
  return el("div", { class: "context" }, el("span", { class: "spine", "aria-hidden": "true" }), avatar(target.author, 16),
    el("b", {}, nameOf(target.author)), " ", el("span", { class: "snippet" }, plain(target)));
}

function threadCard(thread) {
  const count = state.channels.find((channel) => channel.id === thread.id)?.messages ?? thread.message_count;
  return el("button", { class: "thread-card", type: "button", onclick: () => document.dispatchEvent(new CustomEvent("go", { detail: thread.id })) },
    el("b", {}, thread.name), el("span", {}, `${word("thread_messages", { count })} ›`));
}

function foot(message) {
  const parts = [];
  const failed = state.failed.get(message.id);
  if (failed) parts.push(el("p", { class: "failure", role: "alert" }, failed));
  if (message.ephemeral) {
    parts.push(el("p", { class: "private" }, el("span", { class: "eye", "aria-hidden": "true" }), word("only_you"), " • ",
      el("button", { type: "button", class: "as-link", onclick: () => act("dismiss", { message: message.id }) }, word("dismiss"))));
  }
  const menu = message.loading ? null : apps(message, (action, data, node) => interact(action, data, node, message.id));
  if (menu) parts.push(menu);
  return parts;
}

function body(message) {
  if (message.loading) return [el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")), " ", word("thinking", { name: nameOf(message.author) }))];
  const sender = { send: (action, data, node) => interact(action, { ...data, message: message.id }, node, message.id) };
  const edited = message.edited_timestamp ? el("span", { class: "edited", title: message.edited_timestamp }, word("edited")) : null;
  const parts = [];
  if (message.content) {
    const text = markdown(message.content);
    if (edited) (text.lastElementChild ?? text).append(" ", edited);
    parts.push(text);
  }
  const embedded = new Set(message.embeds.flatMap((data) => [data.image?.url, data.thumbnail?.url]));
  const loose = message.attachments.filter((data) => !embedded.has(data.url));
  parts.push(...message.embeds.map(embed), ...loose.map(attachment));
  if (message.components.length) parts.push(frame(el("div", { class: "components" }, message.components.map((part) => component(part, sender)))));
  if (edited && !message.content) parts.push(edited);
  if (message.thread) parts.push(threadCard(message.thread));
  return parts;
}

function system(message) {
  return el("li", { class: "message system", "data-message-id": message.id }, el("span", { class: "arrow", "aria-hidden": "true" }, "⟶"),
    el("span", {}, el("b", {}, nameOf(message.author)), ` ${word("threads_started")} `, el("b", {}, message.content)));
}

function render(message, before) {
  if (message.type === 18) return system(message);
  const head = context(message);
  const near = before && before.author.id === message.author.id && before.type !== 18 && !head && before.ephemeral === message.ephemeral
    && new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MS;
  const author = message.author;
  return el("li", {
    class: `message${near ? " near" : ""}${message.ephemeral ? " ephemeral" : ""}${mentions(message) ? " mentioned" : ""}`,
    "data-message-id": message.id, "data-ephemeral": String(message.ephemeral), "data-author": author.username,
    "aria-label": `${nameOf(author)}, ${clockTime(message.timestamp)}`,
  },
  head,
  near ? null : avatar(author),
  frame(el("div", { class: "body" },
    near ? null : el("h3", { class: "name" }, el("span", { class: author.bot ? "bot" : "" }, nameOf(author)),
      author.bot ? el("span", { class: "tag" }, `✓ ${word("app")}`) : null,
      el("time", { datetime: message.timestamp }, clockTime(message.timestamp))),
    body(message), foot(message))));
}

const mentions = (message) => message.mentions.some((user) => user.id === state.person.id);
const atBottom = () => log.scrollHeight - log.scrollTop - log.clientHeight < 120;
const toBottom = () => { log.scrollTop = log.scrollHeight; };

function welcome() {
  const { channel } = state;
  const where = channel.kind === "dm" ? nameOf(state.bot) : `#${channel.name}`;
  return el("li", { class: "welcome" }, el("h1", {}, word(channel.kind === "dm" ? "welcome_dm" : "welcome", { where })),
    channel.topic ? el("p", {}, channel.topic) : null, state.messages.size ? null : starters());
}

function starters() {
  const commands = suggestCommands().map((command) => [`/${command.shown}`, "run", command]);
  const offered = commands.length ? commands : suggestLines().map((line) => [line, "type", line]);
  if (!offered.length) return null;
  return el("div", { class: "starters" }, el("p", {}, word("try")), offered.map(([shown, event, detail]) =>
    el("button", { type: "button", class: "starter", onclick: () => document.dispatchEvent(new CustomEvent(event, { detail })) }, shown)));
}

// Nobody may see, and press in, what another person was shown.
export function clear() {
  state.messages = new Map();
  log.replaceChildren();
}

export function renderAll() {
  const list = [...state.messages.values()];
  log.replaceChildren(welcome(), ...list.map((message, at) => render(message, list[at - 1])));
  toBottom();
  log.querySelectorAll("img").forEach((image) => image.addEventListener("load", toBottom, { once: true }));
}

export function upsert(message) {
  const stay = atBottom();
  const known = state.messages.has(message.id);
  if (known) state.failed.delete(message.id);
  state.messages.set(message.id, message);
  const list = [...state.messages.values()];
  const at = list.findIndex((other) => other.id === message.id);
  const node = render(message, list[at - 1]);
  const old = log.querySelector(`[data-message-id="${message.id}"]`);
  if (old) {
    const focused = old.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
    mend(old, node);
    if (focused) old.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  } else {
    const waiting = log.querySelector(".message.waiting");
    if (waiting) waiting.before(node);
    else log.append(node);
  }
  if (stay) {
    toBottom();
    (old ?? node).querySelectorAll("img").forEach((image) => image.addEventListener("load", toBottom, { once: true }));
  }
}

export function drop(id) {
  state.messages.delete(id);
  log.querySelector(`[data-message-id="${id}"]`)?.remove();
}

// A press or a choice: dots until the bot has answered, red words when it has not.
async function interact(action, data, node, id) {
  node?.classList.add("busy");
  try {
    const answer = await act(action, data);
    if (answer.status === "modal") openModal(answer);
    if (answer.status === "failed") fail(id, word("failed"));
    else fail(id, null);
  } catch (problem) {
    fail(id, word("impossible", { why: problem.message }));
  } finally {
    node?.classList.remove("busy");
  }
}

function fail(id, text) {
  const message = state.messages.get(id);
  if (!message || (state.failed.get(id) ?? null) === text) return;
  if (text) state.failed.set(id, text);
  else state.failed.delete(id);
  const node = log.querySelector(`[data-message-id="${id}"] .body`);
  node?.querySelectorAll(".failure").forEach((old) => old.remove());
  if (text) node?.append(el("p", { class: "failure", role: "alert" }, text));
  if (atBottom()) toBottom();
}

// The line a client shows while a command is on its way, and what is left of it when the bot does not answer.
export function showWaiting(name) {
  const note = el("p", { class: "thinking" }, word("sending"));
  const node = el("li", { class: "message waiting" },
    el("div", { class: "context" }, el("span", { class: "spine", "aria-hidden": "true" }), avatar(state.person, 16), el("b", {}, nameOf(state.person)),
      ` ${word("used")} `, el("span", { class: "mention" }, `/${name}`)),
    avatar(state.bot), el("div", { class: "body" }, el("h3", { class: "name" }, el("span", { class: "bot" }, nameOf(state.bot)), el("span", { class: "tag" }, `✓ ${word("app")}`)), note));
  log.append(node);
  toBottom();
  return {
    end: () => node.remove(),
    fail: (text) => {
      node.classList.remove("waiting");
      node.classList.add("ephemeral");
      note.className = "failure";
      note.setAttribute("role", "alert");
      note.textContent = text;
      note.after(el("p", { class: "private" }, el("span", { class: "eye", "aria-hidden": "true" }), word("only_you"), " • ", el("button", { type: "button", class: "as-link", onclick: () => node.remove() }, word("dismiss"))));
      toBottom();
    },
  };
}
