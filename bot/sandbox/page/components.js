// Components, embeds and attachments of a message.
import { el, word } from "./api.js";
import { markdown } from "./markdown.js";
import { frame, keep } from "./mending.js";
import { emoji, selectMenu } from "./menu.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

export function lightbox(media, description) {
  const dialog = el("dialog", { class: "lightbox", "aria-label": word("full_size"), onclose: () => dialog.remove(), onclick: () => dialog.close() },
    el("img", { src: media.url, alt: description ?? "" }),
    description ? el("p", {}, description) : null,
    el("button", { type: "button", class: "close", "aria-label": word("close") }, "✕"));
  document.body.append(dialog);
  dialog.showModal();
}

function picture(media, description, kind) {
  const { width, height } = media;
  const image = el("img", { src: media.url, alt: description ?? "", width, height, loading: "eager", "data-attachment-id": media.attachment_id });
  return keep(el("div", { class: `picture ${kind}` },
    el("button", { type: "button", class: "zoom", "aria-label": description || word("image"), onclick: () => lightbox(media, description) }, image),
    description ? el("details", { class: "alt" }, el("summary", { "aria-label": word("alt") }, "ALT"), el("span", {}, description)) : null),
  [kind, media.url, width, height, description]);
}

function button(part, context) {
  const inside = [emoji(part.emoji), part.label ? el("span", {}, part.label) : null];
  const name = part.label || part.emoji?.name;
  if (part.style === 5) {
    return el("a", { class: "button link", href: part.url, target: "_blank", rel: "noreferrer noopener", "data-component-id": part.id }, inside,
      el("span", { class: "out", "aria-hidden": "true" }, "↗"));
  }
  const node = el("button", {
    class: `button ${STYLES[part.style]}`, type: "button", disabled: Boolean(part.disabled), "aria-label": name,
    "data-custom-id": part.custom_id, "data-component-id": part.id, "data-style": STYLES[part.style],
    onclick: () => context.send("press", { custom_id: part.custom_id }, node),
  }, inside);
  return keep(node, { ...part, id: null });
}

function select(part, context) {
  const node = selectMenu(part, (values) => context.send("choose", { custom_id: part.custom_id, values }, node));
  return keep(el("div", { class: "menu" }, node), { ...part, id: null });
}

function file(part) {
  return el("a", { class: "file", href: part.file.url, download: part.name ?? "" }, `${word("file")}: ${part.name ?? part.file.url}`);
}

function section(part, context) {
  const accessory = part.accessory.type === 11 ? picture(part.accessory.media, part.accessory.description, "thumbnail") : button(part.accessory, context);
  return frame(el("div", { class: "section" }, el("div", { class: "texts" }, part.components.map((inner) => component(inner, context))), accessory));
}

function container(part, context) {
  const colour = part.accent_color ?? null;
  const style = colour === null ? null : `--accent:#${colour.toString(16).padStart(6, "0")}`;
  return frame(el("div", { class: colour === null ? "container" : "container accented", style, "data-component-id": part.id },
    part.components.map((inner) => component(inner, context))));
}

function gallery(part) {
  return el("div", { class: `gallery count-${part.items.length}` }, part.items.map((item) => picture(item.media, item.description, "item")));
}

export function component(part, context) {
  switch (part.type) {
    case 1: return frame(el("div", { class: "row" }, part.components.map((inner) => component(inner, context))));
    case 2: return button(part, context);
    case 3: case 5: case 6: case 7: case 8: return select(part, context);
    case 9: return section(part, context);
    case 10: return markdown(part.content);
    case 12: return gallery(part);
    case 13: return file(part);
    case 14: return el("hr", { class: `separator space-${part.spacing}${part.divider ? "" : " bare"}` });
    case 17: return container(part, context);
    default: return el("p", { class: "unknown" }, `component ${part.type}`);
  }
}

export function embed(data) {
  const style = data.color == null ? null : `--accent:#${data.color.toString(16).padStart(6, "0")}`;
  const title = data.title && (data.url ? el("a", { href: data.url, target: "_blank", rel: "noreferrer" }, data.title) : data.title);
  return el("article", { class: "embed", style },
    data.author ? el("p", { class: "author" }, data.author.name) : null,
    title ? el("h4", {}, title) : null,
    data.description ? markdown(data.description) : null,
    data.fields?.length ? el("dl", { class: "fields" }, data.fields.map((field) =>
      el("div", { class: field.inline ? "field inline" : "field" }, el("dt", {}, markdown(field.name)), el("dd", {}, markdown(field.value))))) : null,
    data.image ? picture(data.image, null, "item") : null,
    data.thumbnail ? picture(data.thumbnail, null, "thumbnail") : null,
    data.footer ? el("p", { class: "footer" }, data.footer.text) : null);
}

export function attachment(data) {
  if (data.content_type?.startsWith("image/")) return picture(data, data.description, "single");
  return el("a", { class: "file", href: data.url, download: data.filename }, data.filename);
}
