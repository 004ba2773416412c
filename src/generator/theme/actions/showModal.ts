/**
 * Opens a modal dialog, and tells the style sheet the width of the scrollbar that disappears while the page cannot
 * scroll.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = dialog.ownerDocument.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  dialog.showModal();
}
