/** Lets screen readers say a text when they have said what they are at, in a live region outside of what React draws. */
export function announce(document: Document, text: string): void {
  const region = findRegion(document, 'announcer', 'polite');
  region.textContent = text;
}

/** Lets screen readers say at once which page is shown now. */
export function announcePage(document: Document, title: string): void {
  const region = findRegion(document, 'route-announcer', 'assertive');
  region.textContent = title;
}

function findRegion(document: Document, id: string, live: 'polite' | 'assertive'): HTMLElement {
  const known = document.getElementById(id);
  if (known) return known;
  const region = document.createElement('div');
  region.id = id;
  region.className = 'sr-only';
  region.setAttribute('aria-live', live);
  region.setAttribute('aria-atomic', 'true');
  document.body.append(region);
  return region;
}
