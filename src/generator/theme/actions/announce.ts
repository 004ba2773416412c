import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/** Announces a text to screen readers once they are idle, in a live region outside React's root. */
export function announce(document: Document, text: string): void {
  findRegion(document, THEME_IDS.announcer, {role: 'status', 'aria-live': 'polite'}).textContent = text;
}

/** Announces the page that is now shown to screen readers at once. */
export function announcePage(document: Document, title: string): void {
  findRegion(document, THEME_IDS.pageAnnouncer, {
    'aria-live': 'assertive',
    'aria-atomic': 'true',
  }).textContent = title;
}

function findRegion(document: Document, id: string, attributes: Record<string, string>): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const region = document.createElement('div');
  region.id = id;
  region.className = 'sr-only';
  for (const [name, value] of Object.entries(attributes)) region.setAttribute(name, value);
  document.body.append(region);
  return region;
}
