import {announce} from '../actions/announce.ts';
import type {ThemeMessages} from '../../shared/messages/Messages.ts';

/** How long the link shows that the address was copied. */
const SHOWN_MS = 2000;

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
        () => {
          announce(document, messages.linkCopied);
          link.dataset.copied = messages.linkCopied;
          setTimeout(() => link.removeAttribute('data-copied'), SHOWN_MS);
        },
        // The link was followed anyway: its address is in the address bar.
        () => undefined,
      );
    }
  };
  document.addEventListener('click', onClick, {signal});
}
