/** Opens a modal dialog, and passes the style sheet how much room the page's scrollbar leaves when the page is held. */
export function showModal(dialog: HTMLDialogElement): void {
  const root = dialog.ownerDocument.documentElement;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  dialog.showModal();
}
