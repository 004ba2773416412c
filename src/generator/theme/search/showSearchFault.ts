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
  const text = document.createElement('p');
  text.textContent = searchOffline;
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button';
  again.textContent = retry;
  again.addEventListener('click', () => {
    dialog.close();
    onRetry();
  });
  const leave = document.createElement('button');
  leave.type = 'button';
  leave.className = 'button';
  leave.textContent = close;
  leave.addEventListener('click', () => dialog.close());
  dialog.setAttribute('aria-label', searchOffline);
  dialog.append(text, again, ' ', leave);
  dialog.addEventListener('close', () => dialog.remove());
  // Phones have no Escape key. The backdrop is part of the dialog element itself.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  showModal(dialog);
}
