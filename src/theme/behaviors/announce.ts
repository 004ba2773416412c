const REGION_CLASS = 'announcer';

/** Lets screen readers say a text, in a live region outside of what React draws. */
export function announce(document: Document, text: string): void {
  let region = document.querySelector(`.${REGION_CLASS}`);
  if (!region) {
    region = document.createElement('div');
    region.className = `${REGION_CLASS} sr-only`;
    region.setAttribute('role', 'status');
    region.setAttribute('aria-live', 'polite');
    document.body.append(region);
  }
  region.textContent = text;
}
