import {announce} from './announce.ts';
import type {ThemeMessages} from '../../shared/messages/Messages.ts';

/**
 * Copies the address of a heading when its `#` link is followed.
 */
export function installHeadingLinkCopy(
  document: Document,
  messages: ThemeMessages,
  signal?: AbortSignal,
): void {
  const onClick = (event: Event): void => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.hash-link') : null;
    if (link && navigator.clipboard) {
      navigator.clipboard.writeText(link.href).then(
        () => announce(document, messages.linkCopied),
        // The link was followed all the same: its address is in the address bar.
        () => undefined,
      );
    }
  };
  document.addEventListener('click', onClick, {signal});
}
