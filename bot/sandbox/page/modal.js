// Modals: Label with a text field, a menu, radio buttons, checkboxes or a file to upload.
import { act, avatar, el, state, word } from "./api.js";
import { markdown } from "./markdown.js";
import { closeMenus, defaults, selectMenu } from "./menu.js";

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
  let values = defaults(field);
  const node = el("div", { class: "menu" }, selectMenu(field, (chosen) => { values = chosen; }));
  return [node, () => values];
}

function tickField(field) {
  const type = field.type === 21 ? "radio" : "checkbox";
  const boxes = field.options.map((option) => el("input", { type, name: field.custom_id, value: option.value, checked: Boolean(option.default) }));
  const about = (option) => (option.description ? el("span", { class: "description" }, option.description) : null);
  const node = el("div", { class: "ticks", role: type === "radio" ? "radiogroup" : "group" },
    boxes.map((box, at) => el("label", {}, box, el("span", {}, field.options[at].label, about(field.options[at])))));
  return [node, () => boxes.filter((box) => box.checked).map((box) => box.value)];
}

function boxField(field, id) {
  const box = el("input", { id, type: "checkbox", checked: Boolean(field.default) });
  return [box, () => box.checked];
}

function uploadField(field, id) {
  const box = el("input", { id, type: "file", "data-custom-id": field.custom_id, multiple: (field.max_values ?? 1) > 1 });
  return [box, () => Promise.all([...box.files].map(readFile))];
}

// A file as the control interface takes it: its name, and its bytes in base 64.
export async function readFile(file) {
  const url = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { filename: file.name, data: url.slice(url.indexOf(",") + 1) };
}

const FIELDS = { 4: textField, 19: uploadField, 21: tickField, 22: tickField, 23: boxField };

function field(part, label, description, readers) {
  const id = `field-${part.custom_id}`;
  const [node, read] = (FIELDS[part.type] ?? menuField)(part, id);
  readers[part.custom_id] = read;
  const needed = part.required !== false && part.type !== 23;
  (node.matches(".ticks") ? node : node.querySelector(".select"))?.setAttribute("aria-label", label);
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
        try {
          const read = Object.entries(readers).map(async ([id, value]) => [id, await value()]);
          const values = Object.fromEntries(await Promise.all(read));
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
