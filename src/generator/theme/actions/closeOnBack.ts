/** Closes an open dialog when the reader goes back or forward: it would hide the page that this leads to. */
export function closeOnBack(dialog: HTMLDialogElement): void {
  const open = new AbortController();
  window.addEventListener('popstate', () => dialog.close(), {signal: open.signal});
  dialog.addEventListener('close', () => open.abort(), {once: true});
}
