import {reveal} from '../actions/reveal.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';
import {whenPageShown} from './whenPageShown.ts';

/** Where the next section begins. */
const SECTION = 'h1[id], h2[id], h3[id], h4[id], h5[id], h6[id]';

/** The text of a page. */
const TEXT = '.page-text';

/** After this many milliseconds the reader no longer waits for the page. */
const LONGEST = 10_000;

const CLOSED = '[role="tabpanel"][hidden], details:not([open])';

/**
 * Shows the words for which a result was found once its section is shown: they may be in closed details, or in a tab
 * that is not selected, below the heading that the result links to or at the beginning of the page.
 *
 * @param link The result that the reader follows in this window.
 */
export function showFoundWords(link: HTMLAnchorElement): void {
  const words = [...link.querySelectorAll('.search-excerpt mark')].map((mark) => lowerCase(mark.textContent));
  const {href, hash, ownerDocument: document} = link;
  if (words.length === 0) return;
  const signal = AbortSignal.timeout(LONGEST);
  const show = (): void => {
    if (window.location.href !== href) return;
    // After what shows the section itself.
    setTimeout(() => showWords(findSection(document, hash), words));
  };
  if (hash === '') {
    if (isSamePage(link.pathname, window.location.pathname)) setTimeout(show);
    else whenPageShown(document, show, signal);
    return;
  }
  // The page announces its fragment when it is shown, as the browser does within a page.
  window.addEventListener('hashchange', show, {signal});
  show();
}

/** The heading that a result links to; for a result at the beginning of the page, the page's text. */
function findSection(document: Document, hash: string): Element | null {
  return hash === ''
    ? document.querySelector(`main ${TEXT}`)
    : document.getElementById(decodeAddress(hash.slice(1)));
}

function showWords(section: Element | null, words: readonly string[]): void {
  if (!section) return;
  const texts = textsOf(section);
  const isShown = ({parentElement}: Text): boolean => parentElement?.checkVisibility() ?? false;
  const shown = lowerCase(
    texts
      .filter(isShown)
      .map(({data}) => data)
      .join(''),
  );
  const missing = words.find((word) => !shown.includes(word));
  if (missing === undefined) return;
  const closed = new Set(texts.flatMap((text) => text.parentElement?.closest(CLOSED) ?? []));
  const box = [...closed].find((one) => holds(one, missing));
  if (!box) return;
  const place = innermost(box, missing);
  if (reveal(place)) place.scrollIntoView({block: 'nearest', behavior: 'instant'});
}

/** The texts from a heading, or the beginning of a page's text, to the next heading; or those within another element. */
function textsOf(section: Element): Text[] {
  const root = section.matches(SECTION) ? (section.closest(TEXT) ?? section) : section;
  const endsAtHeading = root.matches(TEXT);
  const walker = section.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  walker.currentNode = section;
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
    else if (endsAtHeading && node instanceof Element && node.matches(SECTION)) break;
  }
  return texts;
}

function innermost(element: Element, word: string): Element {
  const child = [...element.children].find((one) => holds(one, word));
  return child ? innermost(child, word) : element;
}

function holds({textContent}: Element, word: string): boolean {
  return lowerCase(textContent).includes(word);
}

function lowerCase(text: string | null): string {
  return (text ?? '').toLowerCase();
}
