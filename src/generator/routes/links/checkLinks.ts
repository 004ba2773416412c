import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {RuleName, SiteConfig} from '../../config/SiteConfig.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {createPathFinder} from './createPathFinder.ts';
import {type LinkTarget, resolveLink} from '../../shared/address/resolveLink.ts';
import {pageKey} from '../../shared/address/pageKey.ts';

/** A page of the output with what was found on it. */
export interface LinkedPage {
  /** Permalink, percent-encoded. */
  path: string;
  /** Source file, relative to the site folder. */
  file?: string;
  links: {href: string; line?: number; column?: number; reported?: 'error' | 'warning'}[];
  /** The ids on the page. */
  anchors: string[];
}

/** What `checkLinks` looks at. */
export interface LinkCheck {
  config: SiteConfig;
  pages: LinkedPage[];
  /** Other files of the output: percent-encoded paths with baseUrl. */
  files: ReadonlySet<string>;
}

/** A link that leads nowhere; `anchor` when its page exists. */
interface BrokenLink {
  page: LinkedPage;
  link: LinkedPage['links'][number];
  target: LinkTarget;
  kind: 'link' | 'anchor';
}

/** From this many pages on, a link without a place in a source file is taken for a part of the layout. */
const LAYOUT_PAGES = 5;

/**
 * Checks that the internal links of all pages lead to a page or file, and their anchors to an id (Docusaurus docs,
 * `onBrokenLinks` and `onBrokenAnchors`). Links are resolved as a browser does; a trailing slash, `.html`,
 * `/index.html`, escapes and the query make no difference.
 *
 * @returns Problems in the order of the pages, with the nearest address or anchor as hint.
 */
export function checkLinks({config, pages, files}: LinkCheck): Problem[] {
  const {onBrokenLinks, onBrokenAnchors, baseUrl} = config;
  if (onBrokenLinks === 'ignore' && onBrokenAnchors === 'ignore') return [];

  const anchorsByKey = collectAnchors(pages);
  const fileKeys = new Set([...files].map(pageKey));
  // The page at the root of the host leads to baseUrl.
  fileKeys.add(pageKey('/'));
  fileKeys.add(pageKey(baseUrl));

  // What the compiler said of a link to a file says more; a mere warning does not stand for an error.
  const isReported = ({reported}: LinkedPage['links'][number]) =>
    reported === 'error' || (reported === 'warning' && onBrokenLinks !== 'throw');
  const broken: BrokenLink[] = [];
  for (const page of pages) {
    for (const link of page.links) {
      if (isReported(link)) continue;
      const target = resolveLink(link.href, page.path);
      if (!target) continue;
      const anchors = anchorsByKey.get(target.key);
      if (!anchors && !fileKeys.has(target.key)) broken.push({page, link, target, kind: 'link'});
      else if (anchors && !hasAnchor(anchors, target.anchor))
        broken.push({page, link, target, kind: 'anchor'});
    }
  }
  const reactions = {link: onBrokenLinks, anchor: onBrokenAnchors};
  const findPath = createPathFinder([...pages.map(({path}) => path), ...files], baseUrl);
  const hintFor = ({target, kind}: BrokenLink) =>
    kind === 'link' ? pathHint(findPath(target.path)) : anchorHint(target, anchorsByKey.get(target.key));
  return joinRepeated(broken.filter(({kind}) => reactions[kind] !== 'ignore')).map((links) => {
    const hint =
      links.pageCount > 1
        ? `It stands on ${links.pageCount} pages: look in navbar, footer and sidebars.`
        : '';
    return {
      severity: reactions[links.first.kind] === 'throw' ? 'error' : 'warning',
      rule: `broken-${links.first.kind}` satisfies RuleName,
      ...describe(links),
      hint: [hintFor(links.first), hint].filter(Boolean).join(' ') || undefined,
    };
  });
}

function collectAnchors(pages: LinkedPage[]): Map<string, Set<string>> {
  const anchorsByKey = new Map<string, Set<string>>();
  for (const {path, anchors} of pages) {
    const key = pageKey(path);
    const known = anchorsByKey.get(key);
    if (known) for (const anchor of anchors) known.add(anchor);
    else anchorsByKey.set(key, new Set(anchors));
  }
  return anchorsByKey;
}

function hasAnchor(anchors: ReadonlySet<string>, anchor: string | undefined): boolean {
  return anchor === undefined || anchors.has(anchor);
}

interface RepeatedLink {
  first: BrokenLink;
  /** 1 when the link is reported for its page alone. */
  pageCount: number;
}

/** Makes one of the links of a layout, which every page repeats and which have no place in a source file. */
function joinRepeated(broken: BrokenLink[]): RepeatedLink[] {
  const keyOf = ({kind, link, target}: BrokenLink) =>
    link.line === undefined ? `${kind} ${target.path}#${target.anchor ?? ''}` : undefined;
  const pagesByKey = new Map<string, Set<string>>();
  for (const found of broken) {
    const key = keyOf(found);
    if (key !== undefined) pagesByKey.set(key, (pagesByKey.get(key) ?? new Set()).add(found.page.path));
  }
  const joined = new Set<string>();
  const links: RepeatedLink[] = [];
  for (const first of broken) {
    const key = keyOf(first);
    const pageCount = key === undefined ? 1 : expectDefined(pagesByKey.get(key), `the pages of ${key}`).size;
    if (key === undefined || pageCount < LAYOUT_PAGES) {
      links.push({first, pageCount: 1});
    } else if (!joined.has(key)) {
      links.push({first, pageCount});
      joined.add(key);
    }
  }
  return links;
}

function describe({first: {page, link, target, kind}, pageCount}: RepeatedLink) {
  const written = link.href.startsWith(target.path) ? '' : ` (that is \`${target.path}\`)`;
  const place = page.file === undefined && pageCount === 1 ? ` on page \`${page.path}\`` : '';
  const fault = kind === 'link' ? 'leads to no page' : `names an anchor that its page does not have`;
  return {
    ...(pageCount === 1 && {
      file: page.file,
      line: link.line,
      column: link.column,
    }),
    message: `Link to \`${link.href}\`${kind === 'link' ? written : ''}${place} ${fault}.`,
  };
}

function pathHint(path: string | undefined): string | undefined {
  return path === undefined ? undefined : `Did you mean \`${path}\`?`;
}

function anchorHint({anchor = ''}: LinkTarget, anchors: ReadonlySet<string> = new Set()): string {
  const near = nearest(anchor, anchors);
  if (near !== undefined) return `Did you mean \`#${near}\`?`;
  if (anchors.size === 0) return 'The page has no anchors.';
  return `The page has ${listNames([...anchors].map((name) => `#${name}`))}.`;
}
