// Select menus: a button that opens a list, for one or for many.
import { avatar, el, nameOf, rolesHere, state, word } from "./api.js";

let open = null;

export function closeMenus() {
  open?.();
  open = null;
}

document.addEventListener("pointerdown", (event) => {
  if (open && !event.target.closest(".popup, .select")) closeMenus();
});

export function emoji(part) {
  if (!part) return null;
  if (part.id) return el("img", { class: "emoji", src: `/emojis/${part.id}.png`, alt: "", draggable: "false" });
  return el("span", { class: "emoji", "aria-hidden": "true" }, part.name);
}

function entries(part) {
  if (part.type === 3) return part.options;
  if (part.type === 8) {
    return state.channels.filter((c) => c.kind === "text").map((c) => ({ value: c.id, label: `#${c.name}` }));
  }
  if (part.type === 6) return rolesHere().map((role) => ({ value: role.id, label: role.name }));
  return [...state.people, state.bot].map((user) => ({ value: user.id, label: nameOf(user), user, description: user.name }));
}

export const defaults = (part) => [
  ...(part.options ?? []).filter((option) => option.default).map((option) => option.value),
  ...(part.default_values ?? []).map((value) => value.id),
];

// `commit(values)` is called when the choice is made: at once for one, at closing for many.
export function selectMenu(part, commit, { disabled = false } = {}) {
  const low = part.min_values ?? 1;
  const high = part.max_values ?? 1;
  let chosen = defaults(part);
  const label = part.placeholder || word("choose");
  const box = el("button", {
    class: "select", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": label,
    "data-custom-id": part.custom_id, "data-component-id": part.id, disabled: Boolean(part.disabled || disabled),
  });
  const show = () => {
    const picked = entries(part).filter((entry) => chosen.includes(entry.value));
    box.replaceChildren(
      el("span", { class: picked.length ? "picked" : "placeholder" },
        picked.length ? picked.map((entry) => el("span", { class: high > 1 ? "chip" : "" }, emoji(entry.emoji), entry.label)) : label),
      el("span", { class: "chevron", "aria-hidden": "true" }, "⌄"),
    );
  };
  box.addEventListener("click", () => {
    if (box.getAttribute("aria-expanded") === "true") { closeMenus(); return; }
    closeMenus();
    openPopup(box, part, chosen, { low, high }, (values, changed) => {
      chosen = values;
      show();
      if (changed) commit(values);
    });
  });
  show();
  return box;
}

function openPopup(box, part, before, { low, high }, done) {
  const picked = new Set(before);
  const many = high > 1;
  const all = entries(part);
  const listbox = el("ul", { class: "options", role: "listbox", "aria-multiselectable": String(many), "aria-label": box.ariaLabel });
  const fill = (query) => {
    const found = all.filter((entry) => entry.label.toLowerCase().includes(query.toLowerCase()));
    listbox.replaceChildren(...found.map(row));
    if (!found.length) listbox.append(el("li", { class: "none" }, word("no_choices")));
  };
  const row = (entry) => {
    const on = picked.has(entry.value);
    return el("li", {
      class: "option", role: "option", tabindex: "0", "aria-selected": String(on), "data-value": entry.value,
      onclick: () => toggle(entry), onkeydown: (event) => key(event, entry),
    },
    entry.user ? avatar(entry.user, 24) : emoji(entry.emoji),
    el("span", { class: "words" }, el("span", { class: "label" }, entry.label),
      entry.description ? el("span", { class: "description" }, entry.description) : null),
    many ? el("span", { class: on ? "tick on" : "tick", "aria-hidden": "true" }, on ? "✓" : "") : null);
  };
  const key = (event, entry) => {
    const move = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[event.key];
    if (move) { event.preventDefault(); event.currentTarget[move]?.focus(); }
    if (event.key === "Enter" || event.key === " ") { event.preventDefault(); toggle(entry); }
    if (event.key === "Escape") { picked.clear(); before.forEach((value) => picked.add(value)); closeMenus(); box.focus(); }
  };
  const toggle = (entry) => {
    if (!many) {
      const taken = low === 0 && picked.has(entry.value);
      picked.clear();
      if (!taken) picked.add(entry.value);
      finish(true);
      return;
    }
    if (picked.has(entry.value)) picked.delete(entry.value);
    else if (picked.size < high) picked.add(entry.value);
    fill(search?.value ?? "");
    confirm.disabled = picked.size < low;
    listbox.querySelector(`[data-value="${CSS.escape(entry.value)}"]`)?.focus();
  };
  const search = part.type === 3 ? null
    : el("input", { class: "search", type: "search", placeholder: word("search"), "aria-label": word("search"), oninput: () => fill(search.value), onkeydown: (event) => {
      if (event.key === "Escape") { closeMenus(); box.focus(); }
      if (event.key === "ArrowDown") { event.preventDefault(); listbox.querySelector(".option")?.focus(); }
    } });
  const confirm = el("button", { class: "button primary", type: "button", onclick: () => finish(true) }, word("done"));
  const popup = el("div", { class: "popup" }, search, listbox, many ? el("div", { class: "foot" }, confirm) : null);
  confirm.disabled = picked.size < low;
  const same = () => picked.size === before.length && before.every((value) => picked.has(value));
  const finish = (sent) => {
    const values = all.map((entry) => entry.value).filter((value) => picked.has(value));
    const valid = values.length >= low && values.length <= high;
    open = null;
    popup.remove();
    box.setAttribute("aria-expanded", "false");
    // What the bot has taken away meanwhile can no longer be chosen from.
    if (valid && box.isConnected && (sent || !same())) done(values, true);
  };
  open = () => finish(false);
  fill("");
  box.setAttribute("aria-expanded", "true");
  box.after(popup);
  const rect = box.getBoundingClientRect();
  if (rect.bottom + popup.offsetHeight > window.innerHeight - 80 && rect.top > popup.offsetHeight) popup.classList.add("above");
  (search ?? listbox.firstElementChild)?.focus({ preventScroll: true });
  popup.scrollIntoView({ block: "nearest" });
}
