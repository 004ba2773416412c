import {reveal} from '../actions/reveal.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';

/** Where the next section begins. */
const SECTION = 'h1[id], h2[id], h3[id], h4[id], h5[id], h6[id]';

/** After this many milliseconds the reader no longer waits for the page. */
const LONGEST = 10_000;

const CLOSED = '[role="tabpanel"][hidden], details:not([open])';

/**
 * Shows the words for which a result was found once its section is shown: they may be in closed details, or in a tab
 * that is not selected, below the heading that the result links to.
 *
 * @param link The result that the reader follows in this window.
 */
export function showFoundWords(link: HTMLAnchorElement): void {
  const words = [...link.querySelectorAll('.search-excerpt mark')].map((mark) => lowerCase(mark.textContent));
  const {href, hash, ownerDocument: document} = link;
  if (hash === '' || words.length === 0) return;
  const show = (): void => {
    if (window.location.href !== href) return;
    // After what shows the section itself.
    setTimeout(() => showWords(document, decodeAddress(hash.slice(1)), words));
  };
  // The page announces its fragment when it is shown, as the browser does within a page.
  window.addEventListener('hashchange', show, {signal: AbortSignal.timeout(LONGEST)});
  show();
}

function showWords(document: Document, id: string, words: readonly string[]): void {
  const section = document.getElementById(id);
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

/** The texts from a heading to the next one, or within another element. */
function textsOf(section: Element): Text[] {
  const isHeading = section.matches(SECTION);
  const root = isHeading ? (section.closest('.prose') ?? section) : section;
  const walker = section.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  walker.currentNode = section;
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
    else if (isHeading && node instanceof Element && node.matches(SECTION)) break;
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
