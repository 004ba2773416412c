import {decodeAddress} from '../../shared/address/encoding.ts';
import {readLineAddress} from '../../shared/address/lineAddress.ts';
import {findTarget} from '../content/findTarget.ts';
import {reveal} from '../actions/reveal.ts';

/**
 * Marks the lines that the address names and scrolls to them: in the block with the id, or in the first block with line
 * numbers. A click on a line number puts the line into the address; with Shift, all lines up to it.
 */
export function installShowLines(document: Document, signal?: AbortSignal): void {
  const show = (): void => showLines(document, location.hash);
  const onClick = (event: MouseEvent): void => {
    const line = event.target instanceof Element ? event.target.closest('.line-numbers .line') : null;
    if (line && event.target === line && isOnNumber(event, line)) follow(document, line, event.shiftKey);
  };
  document.addEventListener('click', onClick, {signal});
  window.addEventListener('hashchange', show, {signal});
  show();
}

function showLines(document: Document, hash: string): void {
  for (const line of document.querySelectorAll('.line[data-named]')) line.removeAttribute('data-named');
  const address = readLineAddress(decodeAddress(hash));
  if (address === undefined) return;
  const block = address.id === undefined ? firstNumbered(document) : findTarget(document, address.id);
  const code = block?.querySelector<HTMLElement>('code');
  if (!block || !code) return;
  const offset = numberOfFirst(code) - 1;
  // Lines before the block's first are in no block.
  const [from, to] = [address.first - offset - 1, address.last - offset].map((index) => Math.max(0, index));
  const lines = [...code.querySelectorAll('.line')].slice(from, to);
  for (const line of lines) line.setAttribute('data-named', '');
  if (lines.length > 0) unfold(block);
  lines[0]?.scrollIntoView({block: 'center', behavior: 'instant'});
}

/** Opens the block, and the details and tabs that it is in. */
function unfold(block: Element): void {
  block.querySelector('.code-fold')?.setAttribute('open', '');
  reveal(block);
}

function follow(document: Document, line: Element, isRange: boolean): void {
  const block = line.closest('figure.code');
  const code = line.closest<HTMLElement>('code');
  if (!block || !code) return;
  const number = [...code.querySelectorAll('.line')].indexOf(line) + numberOfFirst(code);
  const from = isRange ? readLineAddress(decodeAddress(location.hash))?.first : undefined;
  const [first, last] =
    from === undefined ? [number, number] : [Math.min(from, number), Math.max(from, number)];
  if (block.id === '' && block !== firstNumbered(document)) return;
  const lines = first === last ? `L${first}` : `L${first}-${last}`;
  history.replaceState(
    history.state,
    '',
    `#${block.id === '' ? '' : `${encodeURIComponent(block.id)}:`}${lines}`,
  );
  const {scrollX, scrollY} = window;
  showLines(document, location.hash);
  window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
}

function firstNumbered(document: Document): Element | null {
  return document.querySelector('figure.code:has(.line-numbers)');
}

function numberOfFirst(code: HTMLElement): number {
  return Number(code.dataset.start ?? 1);
}

/** Line numbers are `::before` content, which is not an element that could be clicked. */
function isOnNumber(event: MouseEvent, line: Element): boolean {
  const range = line.ownerDocument.createRange();
  range.selectNodeContents(line);
  const [text] = range.getClientRects();
  return text === undefined || event.clientX < text.left;
}
