import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/** The largest number of elements shown. */
const MOST = 10;

const HEADING = 'h1, h2, h3, h4, h5, h6';

/** Elements outside of drawings left out of a preview: controls, styles, and what needs the page's own script. */
const LEFT_OUT = 'script, style, button, input, nav, dialog, iframe, .hash-link, .copy-page, .toc-details';

/** Begins the ids of drawings in a preview. */
const PREVIEW = 'preview-';

/**
 * The beginning of a section, or of the page itself: a heading and what follows up to the next one of its level, or the
 * row or box with the id. Ids are removed, so that they do not clash with those of the page that shows it; those of
 * drawings, whose own styles and arrows refer to them, are renamed.
 *
 * @param id Id of the section; `''` for the page.
 */
export function cutSection(page: Document, id: string): Element[] {
  const start = id === '' ? page.querySelector(`#${THEME_IDS.main} h1`) : page.getElementById(id);
  if (!start) return [];
  const elements = start.matches(HEADING) ? fromHeading(start) : [boxOf(start)];
  for (const element of elements) {
    for (const one of element.querySelectorAll(LEFT_OUT)) if (!one.closest('svg')) one.remove();
    for (const drawing of element.querySelectorAll('svg')) renameIds(drawing);
    for (const one of [element, ...element.querySelectorAll('[id]')])
      if (!one.closest('svg')) one.removeAttribute('id');
  }
  return elements.filter((element) => !element.matches(LEFT_OUT));
}

function renameIds(drawing: Element): void {
  const parts = [drawing, ...drawing.querySelectorAll('*')];
  const ids = new Set(parts.map(({id}) => id));
  const renamed = (text: string): string =>
    text.replace(/#([\w-]+)/g, (reference, id: string) => (ids.has(id) ? `#${PREVIEW}${id}` : reference));
  for (const part of parts) {
    for (const attribute of part.attributes) attribute.value = renamed(attribute.value);
    if (part.id) part.id = PREVIEW + part.id;
    if (part.localName === 'style') part.textContent = renamed(part.textContent ?? '');
  }
}

function fromHeading(heading: Element): Element[] {
  const level = levelOf(heading);
  const elements = [heading];
  for (const next of following(heading)) {
    if (elements.length >= MOST || (next.matches(HEADING) && levelOf(next) <= level)) break;
    elements.push(next);
  }
  return elements;
}

/** What follows a heading, also after a box that begins with it: the header of a page has its description, and its text follows. */
function following(heading: Element): Element[] {
  const after = siblingsAfter(heading);
  const box = after.length === 0 || levelOf(heading) === 1 ? heading.parentElement : null;
  return [...after, ...(box ? siblingsAfter(box) : [])].flatMap((element) =>
    element.matches('.page-text') ? [...element.children] : [element],
  );
}

function siblingsAfter(element: Element): Element[] {
  const all = [...(element.parentElement?.children ?? [])];
  return all.slice(all.indexOf(element) + 1);
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

/** A table row needs its table, and the styles of fields the group of rows. */
function boxOf(element: Element): Element {
  const row = element.closest('tr');
  if (!row) return element;
  const table = row.closest('table')?.cloneNode(false);
  const group = row.parentElement?.cloneNode(false);
  if (!(table instanceof Element && group instanceof Element)) return element;
  group.append(row.cloneNode(true));
  table.append(group);
  return table;
}
