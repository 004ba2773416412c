import {decodeAddress} from '../../shared/address/encoding.ts';
import {findTarget} from '../content/findTarget.ts';
import {reveal} from '../actions/reveal.ts';

/**
 * Shows the element that the address names if it is in closed details, or in a tab that is not selected or not even
 * rendered. Pressing the same link again shows it again.
 */
export function installShowTarget(document: Document, signal?: AbortSignal): void {
  const show = (): void => showTarget(document, location.hash);
  // After the effects of a page that has just been shown: React selects no tab while they run.
  const showSoon = (): void => queueMicrotask(show);
  const onClick = ({target}: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    // Otherwise the address changes.
    if (link?.href === location.href) show();
  };
  document.addEventListener('click', onClick, {signal});
  window.addEventListener('hashchange', showSoon, {signal});
  show();
}

function showTarget(document: Document, hash: string): void {
  const id = decodeAddress(hash.slice(1));
  const isMissing = !document.getElementById(id);
  const target = findTarget(document, id);
  if (!target || !(reveal(target) || isMissing)) return;
  target.scrollIntoView({behavior: 'instant'});
  // As after following any other anchor, the keyboard goes on from here and not from the tab.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({preventScroll: true});
}
