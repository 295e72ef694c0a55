// How the sandbox behaves, and what the bot may do in the channel on the screen.
import { el, get, nameOf, patch, post, state, word } from "./api.js";

const EDITS = ["accepted", "refused_on_patch", "refused"];
const PERMISSIONS = ["VIEW_CHANNEL", "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS", "ATTACH_FILES", "EMBED_LINKS",
  "READ_MESSAGE_HISTORY", "CONNECT", "CREATE_PUBLIC_THREADS", "CREATE_PRIVATE_THREADS", "MANAGE_MESSAGES", "MANAGE_THREADS"];

const group = (title, ...children) => el("fieldset", { class: "field" }, el("legend", {}, title), ...children);

function tick(label, checked, change) {
  const box = el("input", { type: "checkbox", checked, onchange: () => change(box.checked) });
  return el("label", {}, box, ` ${label}`);
}

function galleryEdits(chosen) {
  return group(word("new_pictures"), el("p", { class: "description" }, word("about_edits")),
    EDITS.map((name) => el("label", {}, el("input", {
      type: "radio", name: "edits", value: name, checked: name === chosen, onchange: () => patch("/behaviour", { gallery_edits: name }),
    }), ` ${word(`edits_${name}`)}`)));
}

function permissions(channel) {
  const place = state.channels.find((each) => each.id === channel.parent) ?? channel;
  const denied = new Set(channel.denied);
  const change = (name, taken) => {
    if (taken) denied.add(name);
    else denied.delete(name);
    patch(`/channels/${place.id}`, { overwrites: denied.size ? [{ of: "bot", deny: [...denied] }] : [] });
  };
  return group(word("may_not", { bot: nameOf(state.bot), where: `#${place.name}` }),
    PERMISSIONS.map((name) => tick(word(`can_${name}`), denied.has(name), (taken) => change(name, taken))));
}

function threadState(channel) {
  return group(word("thread_state"), ["archived", "locked"].map((name) =>
    tick(word(`is_${name}`), channel[name], (on) => patch(`/channels/${channel.id}`, { [name]: on }))));
}

function callable() {
  const guild = state.guilds.find((each) => each.id === state.guild);
  const change = async (role, mentionable) => Object.assign(role, await patch(`/guilds/${guild.id}/roles/${role.id}`, { mentionable }));
  return group(word("callable"), guild.roles.filter((role) => role.id !== guild.id).map((role) =>
    tick(`@${role.name}`, role.mentionable, (on) => change(role, on))));
}

export async function openSettings() {
  const { channel, person } = state;
  const behaviour = await get("/behaviour");
  const dialog = el("dialog", { class: "modal", "aria-label": word("settings"), onclose: () => dialog.remove() },
    el("header", {}, el("h2", {}, word("settings")),
      el("button", { type: "button", class: "close", "aria-label": word("close"), onclick: () => dialog.close() }, "✕")),
    el("div", { class: "body" },
      channel.kind === "dm" ? null : [permissions(channel), callable()],
      channel.kind === "thread" ? threadState(channel) : null,
      group(word("my_dms"), tick(word("dms_open"), person.dms_open, async (open) => { Object.assign(person, await patch(`/people/${person.name}`, { dms_open: open })); })),
      galleryEdits(behaviour.gallery_edits),
      group(word("connection"), el("button", { type: "button", class: "button secondary", onclick: () => post("/gateway", { drop: 4000 }) }, word("drop")))),
    el("footer", {}, el("button", { type: "button", class: "button primary", onclick: () => dialog.close() }, word("done"))));
  document.body.append(dialog);
  dialog.showModal();
}
