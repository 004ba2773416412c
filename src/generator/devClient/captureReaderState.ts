import {OWN_TABS} from '../shared/markup/tabSelectors.ts';

/** Identifies an element among others of its kind, before and after its page is rendered again. */
type Key = string;

/**
 * Captures the reader's state in the content of the page: the scroll position, opened details, chosen tabs, and the
 * focus.
 *
 * @returns A function that restores this state in the new content
 */
export function captureReaderState(document: Document): () => void {
  const anchor = findAnchor(document);
  const details = new Map([...keyed(document, 'details', summaryOf)].map(([key, {open}]) => [key, open]));
  const tabs = new Map([...keyed(document, '.tabs', tabsOf)].map(([key, element]) => [key, chosen(element)]));
  const focus = document.activeElement;
  const focusKey = focus instanceof HTMLElement && isContent(focus) ? keyOf(document, focus) : undefined;

  return () => {
    for (const [key, element] of keyed(document, 'details', summaryOf)) {
      const open = details.get(key);
      if (open !== undefined && element.open !== open) element.open = open;
    }
    for (const [key, element] of keyed(document, '.tabs', tabsOf)) {
      const value = tabs.get(key);
      if (value !== undefined && chosen(element) !== value) choose(element, value);
    }
    if (focusKey !== undefined && document.activeElement !== focus) refocus(document, focusKey);
    if (anchor) anchor();
  };
}

/** Elements of the content by their text; equal texts are numbered. */
function keyed<Name extends string>(
  document: Document,
  selector: Name,
  textOf: (element: ElementOf<Name>) => string,
): Map<Key, ElementOf<Name>> {
  const found = new Map<Key, ElementOf<Name>>();
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll<ElementOf<Name>>(`[data-content] ${selector}`)) {
    const text = textOf(element);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    found.set(`${text} ${count}`, element);
  }
  return found;
}

type ElementOf<Name extends string> = Name extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Name]
  : HTMLElement;

function summaryOf(details: HTMLDetailsElement): string {
  return details.querySelector('summary')?.textContent ?? '';
}

function tabsOf(tabs: HTMLElement): string {
  return [...tabs.querySelectorAll<HTMLElement>(OWN_TABS)].map((tab) => tab.dataset.value).join('\n');
}

function chosen(tabs: HTMLElement): string | undefined {
  return tabs.querySelector<HTMLElement>(':scope > .tabs-list > [aria-selected="true"]')?.dataset.value;
}

function choose(tabs: HTMLElement, value: string): void {
  const all = tabs.querySelectorAll<HTMLElement>(OWN_TABS);
  const focus = tabs.ownerDocument.activeElement;
  [...all].find((tab) => tab.dataset.value === value)?.click();
  // The click above moved the focus to the tab.
  if (focus instanceof HTMLElement && focus.isConnected) focus.focus({preventScroll: true});
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

function isContent(element: Element): boolean {
  return element.closest('[data-content]') !== null;
}

function keyOf(document: Document, focused: HTMLElement): Key | undefined {
  return [...keyed(document, `:is(${FOCUSABLE})`, nameOf)].find(([, element]) => element === focused)?.[0];
}

function nameOf(element: HTMLElement): string {
  const {id, tagName, textContent} = element;
  const label = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? textContent;
  return `${tagName} ${id} ${label}`;
}

function refocus(document: Document, key: Key): void {
  keyed(document, `:is(${FOCUSABLE})`, nameOf).get(key)?.focus({preventScroll: true});
}

/**
 * Finds the last heading above the middle of the window, which should stay in place on screen even if the content above
 * it changes its height.
 *
 * @returns A function that scrolls it back there; undefined if the page is not scrolled
 */
function findAnchor(document: Document): (() => void) | undefined {
  if (window.scrollY === 0) return undefined;
  const {scrollY} = window;
  const headings = [...document.querySelectorAll<HTMLElement>('[data-content] :is(h2, h3, h4, h5, h6)[id]')];
  const above = headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2);
  const top = above?.getBoundingClientRect().top;
  return () => {
    const now = above && document.getElementById(above.id);
    const moved = now && top !== undefined ? now.getBoundingClientRect().top - top : 0;
    const wanted = now && top !== undefined ? window.scrollY + moved : scrollY;
    if (Math.abs(wanted - window.scrollY) >= 1) window.scrollTo({top: wanted, behavior: 'instant'});
  };
}
