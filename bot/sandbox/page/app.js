// Guilds, channels, people, and the stream of changes.
import { close, follow, launch } from "./activity.js";
import { avatar, el, get, nameOf, state, word } from "./api.js";
import { hold, refresh, reset } from "./composer.js";
import { closeMenus } from "./menu.js";
import { nameAgain } from "./markdown.js";
import { clear, drop, renderAll, upsert } from "./messages.js";
import { openSettings } from "./settings.js";

const app = document.getElementById("app");
const [rail, sidebar, header, who, banner, typing] = ["rail", "sidebar", "header", "who", "banner", "typing"].map((id) => document.getElementById(id));
const words = {};
const RETRIES = 20;
let stream = null;
let failures = 0;
let quiet = 0;
let loading = 0;
const late = [];

async function speak(person) {
  const lang = person.locale.startsWith("pl") ? "pl" : "en";
  words[lang] ??= await (await fetch(`/page/words.${lang}.json`)).json();
  state.words = words[lang];
  document.documentElement.lang = lang;
}

const seenBy = () => (state.seen[state.person.id] ??= {});
const unread = (channel) => Math.max(0, channel.messages - (seenBy()[channel.id] ?? (channel.kind === "dm" ? 0 : channel.messages)));

function drawRail() {
  const dm = state.channels.find((channel) => channel.kind === "dm");
  const count = dm && dm.id !== state.channel.id ? unread(dm) : 0;
  const home = el("button", { type: "button", class: state.guild === null ? "guild home current" : "guild home", "aria-label": word("messages"), title: word("messages"), onclick: openDm },
    el("span", { "aria-hidden": "true" }, "✉"), count ? el("span", { class: "badge", "data-unread": count }, String(count)) : null);
  const guilds = state.guilds.slice(0, 40).map((guild) =>
    el("button", { type: "button", class: guild.id === state.guild ? "guild current" : "guild", title: guild.name, "aria-label": guild.name, onclick: () => enterGuild(guild.id) },
      guild.name.split(/[\s/]+/).slice(0, 2).map((part) => part[0]).join("")));
  rail.replaceChildren(home, el("hr"), ...guilds);
}

function channelButton(channel) {
  const current = channel.id === state.channel.id;
  const count = current ? 0 : unread(channel);
  const sign = channel.kind === "dm" ? avatar(state.bot, 24) : el("span", { class: "hash", "aria-hidden": "true" }, channel.kind === "thread" ? `╰${channel.sign ?? ""}` : channel.sign ?? "#");
  return el("button", {
    type: "button", class: `channel ${channel.kind}${current ? " current" : ""}${count ? " unread" : ""}${channel.archived ? " archived" : ""}`, "aria-current": current ? "page" : null,
    "data-channel-id": channel.id, "data-channel": channel.name, onclick: () => go(channel),
  }, sign, el("span", { class: "title" }, channel.kind === "dm" ? nameOf(state.bot) : channel.name), channel.kind === "dm" && count ? el("span", { class: "badge" }, String(count)) : null);
}

function drawSidebar() {
  const shown = state.channels.filter((channel) => (state.guild === null ? channel.kind === "dm" : channel.guild === state.guild));
  const threads = shown.filter((channel) => channel.kind === "thread");
  const rows = shown.filter((channel) => channel.kind !== "thread").flatMap((channel) => [channelButton(channel), ...threads.filter((t) => t.parent === channel.id).map(channelButton)]);
  const guild = state.guilds.find((found) => found.id === state.guild);
  sidebar.replaceChildren(
    el("h2", { title: guild?.name ?? null }, guild ? guild.name : word("messages")),
    el("nav", { "aria-label": guild ? word("channels") : word("messages") }, rows),
    el("footer", {}, avatar(state.person, 32), el("span", {}, el("b", {}, nameOf(state.person)), el("small", {}, `${state.person.name} · ${state.person.locale}`)),
      el("button", { type: "button", class: "gear", "aria-label": word("settings"), title: word("settings"), onclick: openSettings }, "⚙")));
}

function drawHeader() {
  const { channel } = state;
  const title = channel.kind === "dm" ? nameOf(state.bot) : channel.name;
  const people = state.people.map((person) =>
    el("button", { type: "button", class: "person", role: "radio", "aria-checked": String(person.id === state.person.id), "aria-label": nameOf(person), title: `${nameOf(person)} · ${person.locale}`, "data-person": person.name, onclick: () => become(person) }, avatar(person, 28)));
  header.replaceChildren(
    el("button", { type: "button", class: "drawer", "aria-label": word("open_menu"), onclick: () => app.classList.toggle("open") }, "☰"),
    el("span", { class: "hash", "aria-hidden": "true" }, channel.kind === "dm" ? "@" : channel.kind === "thread" ? `╰${channel.sign ?? ""}` : channel.sign ?? "#"), el("h1", {}, title),
    channel.topic ? el("p", { class: "topic" }, channel.topic) : "",
    el("div", { class: "people", role: "radiogroup", "aria-label": word("people") }, el("span", { class: "you", "aria-hidden": "true" }, word("people")), people));
}

// On a phone the list of channels, which says so too, is out of sight.
const drawWho = () => { who.textContent = word("who", { name: nameOf(state.person) }); };

function draw() {
  drawWho();
  drawRail();
  drawSidebar();
  drawHeader();
}

function markSeen() {
  const channel = state.channels.find((found) => found.id === state.channel.id);
  if (channel) seenBy()[channel.id] = channel.messages;
}

async function loadChannels() {
  state.channels = await get(`/people/${state.person.name}/channels`);
  for (const channel of state.channels) if (channel.kind !== "dm") seenBy()[channel.id] ??= channel.messages;
  const here = state.channels.find((channel) => channel.id === state.channel?.id);
  if (here) state.channel = here;
  nameAgain();
}

async function loadMessages() {
  loading += 1;
  try {
    await readMessages();
  } finally {
    loading -= 1;
  }
  if (!loading) for (const event of late.splice(0)) changed(event);
}

async function readMessages() {
  const { channel, person } = state;
  const [list, commands] = await Promise.all([
    get(`/people/${person.name}/channels/${channel.id}/messages?limit=100`), get(`/people/${person.name}/commands?channel=${channel.id}`)]);
  if (state.channel.id !== channel.id || state.person.id !== person.id) return;
  state.commands = commands;
  state.messages = new Map(list.map((message) => [message.id, message]));
  markSeen();
  renderAll();
  refresh();
}

async function go(channel) {
  closeMenus();
  app.classList.remove("open");
  state.channel = channel;
  state.guild = channel.guild;
  clear();
  location.hash = `${state.person.name}/${channel.kind === "dm" ? "dm" : channel.id}`;
  draw();
  reset();
  hold(true);
  const { person } = state;
  await loadMessages();
  draw();
  if (state.channel.id === channel.id && state.person === person) hold(false);
}

const enterGuild = (id) => go(state.channels.find((channel) => channel.guild === id && channel.kind === "text"));

// Whoever has no channel left, for they were banned, still has the bot to write to.
async function goHome() {
  const first = state.channels.find((channel) => channel.kind === "text");
  await (first ? go(first) : openDm());
}

async function openDm() {
  await get(`/people/${state.person.name}/channels/dm/messages?limit=1`);
  await loadChannels();
  await go(state.channels.find((channel) => channel.kind === "dm"));
}

async function become(person) {
  close();
  state.person = person;
  clear();
  hold(true);
  await speak(person);
  await listen();
  const before = state.channel;
  await loadChannels();
  const wanted = before?.kind === "dm" ? state.channels.find((c) => c.kind === "dm") : state.channels.find((c) => c.id === before?.id);
  if (wanted) await go(wanted);
  else if (before?.kind === "dm") await openDm();
  else await goHome();
}

// Resolves once nothing can be missed any more, or the first attempt has failed.
function listen() {
  stream?.close();
  late.length = 0;
  stream = new EventSource(`/sandbox/people/${state.person.name}/feed`);
  let first = true;
  let resolve;
  const open = new Promise((done) => { resolve = done; });
  stream.onopen = () => {
    failures = 0;
    banner.hidden = true;
    if (!first) { loadChannels().then(loadMessages).then(draw); }
    first = false;
    resolve();
  };
  stream.onerror = () => {
    resolve();
    failures += 1;
    if (failures >= RETRIES) stream.close();
    banner.textContent = word("lost");
    banner.hidden = failures < 3;
  };
  stream.onmessage = (event) => changed(JSON.parse(event.data));
  return open;
}

async function changed(event) {
  // What is being read may be older than this.
  if (loading && ["created", "edited", "deleted"].includes(event.kind)) { late.push(event); return; }
  const here = event.channel === state.channel.id;
  if (event.kind === "reload") { await loadChannels(); await loadMessages(); draw(); return; }
  if ((event.kind === "created" || event.kind === "edited") && event.message) {
    if (here) upsert(event.message);
    if (event.kind === "created") count(event, here);
    if (here && event.message.author.bot) typing.textContent = "";
  } else if (event.kind === "deleted" && here) {
    drop(event.message);
  } else if (event.kind === "channel") {
    await loadChannels();
    if (!state.channels.some((channel) => channel.id === state.channel.id)) await goHome();
    draw();
  } else if (event.kind === "commands") {
    state.commands = await get(`/people/${state.person.name}/commands?channel=${state.channel.id}`);
    if (!state.messages.size) renderAll();
    refresh();
  } else if (event.kind === "activity") {
    launch(event);
  } else if (event.kind === "link") {
    follow(event.url);
  } else if (event.kind === "typing" && here) {
    typing.textContent = word("typing", { name: nameOf(state.bot) });
    clearTimeout(quiet);
    quiet = setTimeout(() => { typing.textContent = ""; }, 8000);
  }
}

async function count(event, here) {
  if (event.message.ephemeral) return;
  let channel = state.channels.find((found) => found.id === event.channel);
  if (!channel) { await loadChannels(); channel = state.channels.find((found) => found.id === event.channel); }
  else channel.messages += 1;
  if (here) markSeen();
  draw();
}

document.addEventListener("go", (event) => {
  const channel = state.channels.find((found) => found.id === event.detail);
  if (channel) go(channel);
});
document.getElementById("shade").addEventListener("click", () => app.classList.remove("open"));

async function start() {
  const world = await get("/state");
  Object.assign(state, { people: world.people, bot: world.bot, guilds: world.guilds });
  const [name, where] = decodeURIComponent(location.hash.slice(1)).split("/");
  const understands = (person) => person.locale.slice(0, 2) === navigator.language.slice(0, 2);
  state.person = state.people.find((person) => person.name === name) ?? state.people.find(understands) ?? state.people[0];
  await speak(state.person);
  await loadChannels();
  state.channel = state.channels.find((c) => c.id === where || (where === "dm" && c.kind === "dm")) ?? state.channels.find((c) => c.kind === "text");
  state.guild = state.channel?.guild ?? null;
  await become(state.person);
  if (!world.connected) { banner.textContent = word("offline"); banner.hidden = false; setTimeout(() => { banner.hidden = true; }, 6000); }
}

start();
