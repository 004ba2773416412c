import type {ThemeMessages} from '../../shared/messages/Messages.ts';
import {showModal} from '../actions/showModal.ts';

/** Says that search could not be loaded, and offers a retry; the page stays as it is. */
export function showSearchFault(
  document: Document,
  {searchOffline, retry, close}: Pick<ThemeMessages, 'searchOffline' | 'retry' | 'close'>,
  onRetry: () => void,
): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('aria-label', searchOffline);
  const text = document.createElement('p');
  text.textContent = searchOffline;
  const form = document.createElement('form');
  form.method = 'dialog';
  for (const label of [retry, close]) {
    const button = document.createElement('button');
    button.className = 'button';
    button.value = button.textContent = label;
    form.append(button, ' ');
  }
  dialog.append(text, form);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (dialog.returnValue === retry) onRetry();
  });
  // Phones have no Escape key. The backdrop is part of the dialog element itself.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  showModal(dialog);
}
