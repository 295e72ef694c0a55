// Modals: Label with a text field, a menu, radio buttons or checkboxes.
import { act, avatar, el, state, word } from "./api.js";
import { markdown } from "./markdown.js";
import { closeMenus, selectMenu } from "./menu.js";

function textField(field, id) {
  const shared = {
    id, name: field.custom_id, placeholder: field.placeholder, "data-custom-id": field.custom_id,
    maxlength: field.max_length ?? 4000, minlength: field.min_length, required: field.required !== false,
  };
  const node = el(field.style === 2 ? "textarea" : "input", shared);
  node.value = field.value ?? "";
  return [node, () => node.value];
}

function menuField(field) {
  let values = (field.options ?? []).filter((option) => option.default).map((option) => option.value);
  const node = el("div", { class: "menu" }, selectMenu(field, (chosen) => { values = chosen; }));
  return [node, () => values];
}

function tickField(field) {
  const type = field.type === 21 ? "radio" : "checkbox";
  const boxes = field.options.map((option) => el("input", { type, name: field.custom_id, value: option.value, checked: Boolean(option.default) }));
  const node = el("div", { class: "ticks", role: "group" }, boxes.map((box, at) => el("label", {}, box, ` ${field.options[at].label}`)));
  return [node, () => boxes.filter((box) => box.checked).map((box) => box.value)];
}

function field(part, label, description, readers) {
  const id = `field-${part.custom_id}`;
  const make = part.type === 4 ? () => textField(part, id) : part.options && part.type > 20 ? () => tickField(part)
    : part.type === 23 ? () => { const box = el("input", { id, type: "checkbox" }); return [box, () => box.checked]; } : () => menuField(part);
  const [node, read] = make();
  readers[part.custom_id] = read;
  const needed = part.required !== false && part.type !== 23;
  if (part.type !== 4) node.querySelector(".select")?.setAttribute("aria-label", label);
  return el("div", { class: "field" },
    el("label", { for: id }, label, needed ? el("span", { class: "star", title: word("field_required"), "aria-hidden": "true" }, " *") : null),
    description ? el("p", { class: "description" }, description) : null, node);
}

export function openModal(answer, report) {
  const { modal } = answer;
  const readers = {};
  const body = modal.components.map((part) => {
    if (part.type === 10) return markdown(part.content);
    if (part.type === 18) return field(part.component, part.label, part.description, readers);
    return field(part.components[0], part.components[0].label, null, readers);
  });
  const error = el("p", { class: "error", role: "alert" });
  const submit = el("button", { class: "button primary", type: "submit" }, word("submit"));
  const dialog = el("dialog", { class: "modal", "aria-label": modal.title, "data-custom-id": modal.custom_id, onclose: () => dialog.remove() },
    el("form", {
      method: "dialog",
      onsubmit: async (event) => {
        event.preventDefault();
        closeMenus();
        submit.disabled = true;
        const values = Object.fromEntries(Object.entries(readers).map(([id, read]) => [id, read()]));
        try {
          const result = await act("submit", { interaction: answer.interaction, values });
          if (result.status === "failed") throw new Error(word("failed"));
          dialog.close();
          report?.(result);
        } catch (problem) {
          error.textContent = problem.message;
          submit.disabled = false;
        }
      },
    },
    el("header", {}, avatar(state.bot, 24), el("h2", {}, modal.title),
      el("button", { type: "button", class: "close", "aria-label": word("close"), onclick: () => dialog.close() }, "✕")),
    el("div", { class: "body" }, body, error),
    el("footer", {}, el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, word("cancel")), submit)));
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, .select")?.focus();
}
