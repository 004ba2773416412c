/**
 * Opens a modal dialog, and tells the style sheet the width of the scrollbar that disappears while the page cannot
 * scroll. Back and Forward close it: it would hide the page that they lead to.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = dialog.ownerDocument.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  dialog.showModal();
  const open = new AbortController();
  window.addEventListener('popstate', () => dialog.close(), {signal: open.signal});
  dialog.addEventListener('close', () => open.abort(), {once: true});
}
