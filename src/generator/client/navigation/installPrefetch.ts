import {dataAddress, pageFolder} from '../../shared/address/pageAddress.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import type {PageFile} from '../../shared/page/PageData.ts';
import {contentsOf} from '../pages/createPageLoader.ts';
import {internalLink, internalLinkAt} from './internalLink.ts';

/** The largest number of simultaneous requests; kept low, since what the reader does next has priority. */
const MOST_AT_ONCE = 2;

interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

export interface Prefetch {
  /** Observes the links of the current page. */
  observe(): void;
  stop(): void;
}

/**
 * Prefetches the files of pages whose links are in view, and loads a page completely when its link is hovered, focused
 * or touched. Nothing is fetched on 2G or while data saving is on.
 */
export function installPrefetch(
  document: Document,
  baseUrl: string,
  load: (pathname: string) => void,
): Prefetch {
  const known = new Set<string>();
  const queue: string[] = [];
  let underWay = 0;

  const pump = (): void => {
    while (underWay < MOST_AT_ONCE) {
      const pathname = queue.shift();
      if (pathname === undefined) return;
      underWay++;
      void prefetchPage(document, pathname).then(() => {
        underWay--;
        pump();
      });
    }
  };

  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const url = internalLink(target as HTMLAnchorElement, baseUrl, window.location);
      if (!url || known.has(pageKey(url.pathname)) || !mayPrefetch()) continue;
      known.add(pageKey(url.pathname));
      queue.push(url.pathname);
    }
    pump();
  });

  const preload = (event: Event): void => {
    const url = internalLinkAt(event, baseUrl);
    if (url && mayPrefetch()) load(url.pathname);
  };
  const events = ['mouseover', 'touchstart', 'focusin'];
  for (const event of events) document.addEventListener(event, preload, {passive: true});

  return {
    observe() {
      observer.disconnect();
      known.add(pageKey(window.location.pathname));
      for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
    },
    stop() {
      observer.disconnect();
      for (const event of events) document.removeEventListener(event, preload);
    },
  };
}

/** Whether the reader's connection may be used for something the reader has not requested. */
function mayPrefetch(): boolean {
  const {connection} = navigator as Navigator & {connection?: NetworkInformation};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Prefetches the data of a page, its modules, and the files of the app that it needs. */
async function prefetchPage(document: Document, pathname: string): Promise<void> {
  const address = dataAddress(pathname);
  await prefetchFile(document, address);
  try {
    // The browser has just fetched the file: read it from the cache without another request.
    const response = await fetch(address, {cache: 'force-cache'});
    const data = (await response.json()) as PageFile;
    const modules = contentsOf(data).flatMap(({module}) => (module ? pageFolder(pathname) + module : []));
    const files = [...modules, ...(data.files ?? [])];
    await Promise.all(files.map((file) => prefetchFile(document, file)));
  } catch {
    // A failure is reported when the reader follows the link.
  }
}

/** Prefetches a file with `<link rel="prefetch">`, or with a plain GET if the browser does not support that. */
function prefetchFile(document: Document, href: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList?.supports?.('prefetch')) {
    return fetch(href).then(
      () => undefined,
      () => undefined,
    );
  }
  return new Promise((resolve) => {
    link.rel = 'prefetch';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = href;
    link.onload = link.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
}
