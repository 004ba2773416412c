import {internalLinkAt} from './internalLink.ts';

/**
 * Follows clicks on internal links without reloading the document. One listener serves every link of the page, so links
 * in prerendered HTML need no component.
 *
 * @returns A function that removes the listener.
 */
export function installLinkNavigation(
  document: Document,
  baseUrl: string,
  navigate: (address: string, replace: boolean) => void,
): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const url = internalLinkAt(event, baseUrl);
    if (!url) return;
    event.preventDefault();
    // As in a browser, a link to the current address adds no history entry.
    navigate(url.pathname + url.search + url.hash, url.href === window.location.href);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
