import {readPage} from './readPage.ts';

/**
 * Delays in milliseconds: a pointer that only crosses a link should show nothing, and one that leaves it may be on its
 * way to the box.
 */
const DELAY = {show: 250, hide: 200};

/** The largest number of fields shown; more is too long for a glance. */
const MOST_FIELDS = 14;

/** A box with the fields of the model that a link points to. */
export interface ModelPeek {
  show(link: HTMLAnchorElement): void;
  showSoon(link: HTMLAnchorElement): void;
  hide(): void;
  hideSoon(): void;
  /** Whether the box contains an element. */
  holds(target: EventTarget | null): boolean;
}

/**
 * Creates the box. It appears next to links, stays while the pointer is in it, and describes the link to screen
 * readers.
 */
export function createModelPeek(document: Document): ModelPeek {
  const box = document.createElement('div');
  box.id = 'model-peek';
  box.className = 'model-peek';
  box.setAttribute('role', 'tooltip');
  box.popover = 'manual';
  document.body.append(box);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLAnchorElement | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    current?.removeAttribute('aria-describedby');
    current = undefined;
    box.hidePopover();
  };
  const show = (link: HTMLAnchorElement): void => {
    clearTimeout(timer);
    if (link === current) return;
    hide();
    current = link;
    readPage(link.href).then(
      (page) => {
        const content = contentOf(document, page, link.textContent ?? '');
        if (current !== link || content.length === 0) return;
        box.replaceChildren(...content);
        box.showPopover();
        place(box, link);
        link.setAttribute('aria-describedby', box.id);
      },
      // The link still works, and following it shows what is wrong.
      () => undefined,
    );
  };
  const later = (action: () => void, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  return {
    show,
    hide,
    showSoon: (link) => later(() => show(link), DELAY.show),
    hideSoon: () => later(hide, DELAY.hide),
    holds(target) {
      const isInside = target instanceof Node && box.contains(target);
      if (isInside) clearTimeout(timer);
      return isInside;
    },
  };
}

/** Summary of a model's page: its fields with types and values, or the values of the model itself. */
function contentOf(document: Document, page: Document, name: string): HTMLElement[] {
  const rows = [...page.querySelectorAll('.model-about > .fields > tbody > tr')];
  const values = valuesOf(page.querySelector('.model-about > .enum'));
  if (rows.length === 0 && values === '') return [];
  const create = (tag: string, text: string): HTMLElement =>
    Object.assign(document.createElement(tag), {textContent: text});
  const title = create('strong', name);
  if (rows.length === 0) return [title, create('p', values)];
  const list = document.createElement('dl');
  for (const row of rows.slice(0, MOST_FIELDS)) {
    const [head, type, about] = row.children;
    const isRequired = head?.querySelector('.mark-required') !== null;
    const own = valuesOf(about?.querySelector(':scope > .enum, :scope > .enum-more') ?? null);
    const term = create('dt', `${head?.querySelector('code')?.textContent ?? ''}${isRequired ? ' *' : ''}`);
    list.append(term, create('dd', own === '' ? (type?.textContent ?? '') : own));
  }
  const more = rows.length - MOST_FIELDS;
  return [title, list, ...(more > 0 ? [create('p', `+ ${more}`)] : [])];
}

function valuesOf(list: Element | null): string {
  return [...(list?.querySelectorAll('li > code') ?? [])].map(({textContent}) => textContent).join(' | ');
}

/** Distances in pixels: from the box to its link, and to the edge of the window. */
const GAP = {link: 6, edge: 8};

/**
 * Places the box below the link, or above it if there is more room; both begin at the same edge. A box that is taller
 * than the room scrolls: it must never cover the link that it describes, which may have the focus.
 */
function place(box: HTMLElement, link: Element): void {
  box.style.maxBlockSize = '';
  const {left, right, top, bottom} = link.getBoundingClientRect();
  const {width, height} = box.getBoundingClientRect();
  const wanted = document.dir === 'rtl' ? right - width : left;
  const above = top - GAP.link - GAP.edge;
  const below = innerHeight - bottom - GAP.link - GAP.edge;
  const isBelow = height <= below || below >= above;
  const shown = Math.min(height, isBelow ? below : above);
  box.style.maxBlockSize = `${shown}px`;
  box.style.left = `${Math.max(GAP.edge, Math.min(wanted, innerWidth - width - GAP.edge))}px`;
  box.style.top = `${isBelow ? bottom + GAP.link : top - GAP.link - shown}px`;
}
