/** Tells screen readers which page is shown now. */
export function announce(document: Document, text: string): void {
  const id = 'route-announcer';
  let region = document.getElementById(id);
  if (!region) {
    region = document.createElement('div');
    region.id = id;
    region.className = 'visually-hidden';
    region.setAttribute('aria-live', 'assertive');
    region.setAttribute('aria-atomic', 'true');
    document.body.append(region);
  }
  region.textContent = text;
}
