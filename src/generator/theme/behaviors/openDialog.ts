import {closeOnBack} from '../actions/closeOnBack.ts';
import {showModal} from '../actions/showModal.ts';
import type {DialogMessages} from '../../shared/messages/Messages.ts';

/**
 * Opens a modal dialog and removes it when it is closed. The browser keeps the focus inside, closes it on Escape and
 * restores the focus.
 */
export function openDialog(
  document: Document,
  {
    label,
    className,
    content,
    messages,
  }: {label: string; className: string; content: Node[]; messages: DialogMessages},
): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = `dialog ${className}`;
  dialog.setAttribute('aria-label', label);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button dialog-close';
  close.setAttribute('aria-label', messages.close);
  const icon = document.createElement('span');
  icon.className = 'icon icon-close';
  close.append(icon);
  close.addEventListener('click', () => dialog.close());
  dialog.append(close, ...content);
  dialog.addEventListener('close', () => dialog.remove());
  // The backdrop is part of the dialog element itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  showModal(dialog);
  closeOnBack(dialog);
  return dialog;
}
