import {type ReactNode, useEffect, useRef, useState} from 'react';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {expectOk} from '../../shared/invariants/expectOk.ts';
import {cutSection} from './cutSection.ts';

/** An option is previewed after it has been the current one for this long, in milliseconds. */
const PAUSE = 150;

/**
 * A preview of the section that an address points to, with its code and tables. It is a visual aid only: screen readers
 * and the keyboard skip it.
 */
export function SearchPreview({href}: {href: string | undefined}): ReactNode {
  const pane = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Element[]>([]);
  useEffect(() => {
    if (href === undefined) return setShown([]);
    const controller = new AbortController();
    const timer = setTimeout(() => {
      loadSection(href, controller.signal).then(setShown, () => {
        // Without a preview, the option itself still says what it points to.
        if (!controller.signal.aborted) setShown([]);
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [href]);
  useEffect(() => {
    pane.current?.replaceChildren(...shown);
    pane.current?.parentElement?.scrollTo({top: 0});
  }, [shown]);
  return (
    // The wheel scrolls the pane, which is not inert itself; a click on it does not take the focus from the field.
    <div
      className="search-preview"
      aria-hidden="true"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className="page-text" inert ref={pane} />
    </div>
  );
}

async function loadSection(href: string, signal: AbortSignal): Promise<Element[]> {
  const {origin, pathname, hash} = new URL(href, document.baseURI);
  const response = expectOk(await fetch(origin + pathname, {signal}));
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const nodes = cutSection(page, decodeAddress(hash.slice(1))).map((node) => document.importNode(node, true));
  const reference = page.querySelector('.api-page')?.cloneNode(false);
  if (!(reference instanceof Element)) return nodes;
  // The styles of the reference are those of what is in this element.
  reference.append(...nodes);
  return [document.adoptNode(reference)];
}
