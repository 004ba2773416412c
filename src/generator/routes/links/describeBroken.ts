import type {RuleName} from '../../config/SiteConfig.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import type {LinkTarget} from '../../shared/address/resolveLink.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {createPathFinder} from './createPathFinder.ts';
import type {BrokenLink, LinkCheck} from './LinkCheck.ts';

/** A link without a place in a source file is considered part of the layout if it is on at least this many pages. */
const LAYOUT_PAGES = 5;

/** Reports broken links, in their order, with what they should probably point to. */
export function describeBroken(
  check: LinkCheck,
  broken: BrokenLink[],
  anchorsOf: (key: string) => ReadonlySet<string> | undefined,
): Problem[] {
  const {config, pages, files, locateLayout, locateGenerated} = check;
  const {onBrokenLinks, onBrokenAnchors, baseUrl, isLoose} = config;
  const reactions = {link: onBrokenLinks, anchor: onBrokenAnchors};
  const loose = new Set(pages.flatMap(({path, isLoose}) => (isLoose ? [pageKey(path)] : [])));
  // A component may create an id only when it is mounted.
  const isForgiven = ({page, link, kind, target}: BrokenLink) =>
    page.isLoose === true ||
    link.isLoose === true ||
    (kind === 'anchor' ? loose.has(target.key) : isInOtherCase(target));
  // Docusaurus finds pages regardless of case.
  const lowerKeys = new Set(isLoose ? pages.map(({path}) => pageKey(path).toLowerCase()) : []);
  const isInOtherCase = ({key}: LinkTarget) => lowerKeys.has(key.toLowerCase());
  const findPath = createPathFinder([...pages.map(({path}) => path), ...files], baseUrl);
  // Links of the layout have addresses only.
  const byFile = new Map(pages.map(({file, path}) => [file, path]));
  const ofFile = ({path}: LinkTarget) => byFile.get(decodeAddress(belowBaseUrl(path, baseUrl) ?? ''));
  const hintFor = ({target, kind}: BrokenLink) =>
    kind === 'link'
      ? (hostHint(target.path) ?? pathHint(ofFile(target) ?? findPath(target.path)) ?? fileHint(target.path))
      : anchorHint(target, anchorsOf(target.key));
  const located = locateGenerated ? placeGenerated(broken, locateGenerated) : broken;
  return joinRepeated(located).map((links) => {
    const hint =
      links.pageCount > 1
        ? `It is on ${links.pageCount} pages: look in navbar, footer, sidebars and components.`
        : '';
    return {
      severity: reactions[links.first.kind] === 'throw' && !isForgiven(links.first) ? 'error' : 'warning',
      rule: `broken-${links.first.kind}` satisfies RuleName,
      ...describe(links),
      ...(isOfLayout(links) && (links.first.page.locate ?? locateLayout)?.(links.first.link.href)),
      hint: [hintFor(links.first), hint].filter(Boolean).join(' ') || undefined,
    };
  });
}

/** Places the links of generated pages in their source, of which several pages may show the same part. */
function placeGenerated(
  broken: readonly BrokenLink[],
  locate: NonNullable<LinkCheck['locateGenerated']>,
): BrokenLink[] {
  const known = new Set<string>();
  return broken.flatMap((found) => {
    const {page, link, target, kind} = found;
    const place =
      link.line === undefined && page.file !== undefined ? locate(page.file, link.href) : undefined;
    if (place?.file === undefined) return [found];
    const {file, ...position} = place;
    const key = [kind, target.path, target.anchor, file, position.line, position.column].join('\n');
    if (known.has(key)) return [];
    known.add(key);
    return [{...found, page: {...page, file}, link: {...link, ...position}}];
  });
}

interface RepeatedLink {
  first: BrokenLink;
  /** 1 if the link is reported for its own page only. */
  pageCount: number;
}

/** Merges the links of a layout, which every page repeats and which have no place in a source file. */
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

/** Whether a link is probably in the configuration: it has no place, or that of a page only. */
function isOfLayout({first: {page, link}, pageCount}: RepeatedLink): boolean {
  return link.line === undefined && (pageCount > 1 || page.file === undefined || page.isLayout === true);
}

function describe({first: {page, link, target, kind}, pageCount}: RepeatedLink) {
  const written = link.href.startsWith(target.path) ? '' : ` (that is \`${target.path}\`)`;
  const place = page.file === undefined && pageCount === 1 ? ` on page \`${page.path}\`` : '';
  const what = FILE.test(target.path) ? 'page or file' : 'page';
  const fault =
    kind === 'link'
      ? `points to a ${what} that does not exist`
      : `names an anchor that its page does not have`;
  return {
    ...(pageCount === 1 && {
      file: page.file,
      line: link.line,
      column: link.column,
    }),
    message: `Link to \`${link.href}\`${kind === 'link' ? written : ''}${place} ${fault}.`,
  };
}

/** The end of a path that was meant as an address on another host, such as `www.example.com`. */
const HOST =
  /\/(?:https?:?\/+(?=[\w-]+\.)|(?=www\.[\w-]+\.)|(?=(?:[\w-]+\.)+(?:com|org|net|io|dev)(?:$|\/)))(.+)$/i;

function hostHint(path: string): string | undefined {
  const [, address] = HOST.exec(path) ?? [];
  return address && `For a page of another site, write \`https://${address}\`.`;
}

function pathHint(path: string | undefined): string | undefined {
  return path === undefined ? undefined : `Did you mean \`${path}\`?`;
}

/** A path that may be that of a file; a page may have a dot in its name, too. */
const FILE = /\.(?!html?$|mdx?$)[a-z]\w{1,4}$/i;

function fileHint(path: string): string | undefined {
  return FILE.test(path)
    ? 'Put a file next to the page that links to it, or into a static folder.'
    : undefined;
}

/** Ids that nobody links to by hand: the theme's own, those of footnotes, and those of React (`useId`). */
const GENERATED_ID = /^__|^user-content-|(?:^|-)footnote-label$|^(?:_R_|:R|«R)/;

function anchorHint({anchor = ''}: LinkTarget, all: ReadonlySet<string> = new Set()): string {
  const anchors = [...all].filter((name) => !GENERATED_ID.test(name));
  const near = nearest(anchor, anchors);
  if (near !== undefined) return `Did you mean \`#${near}\`?`;
  if (anchors.length === 0) return 'The page has no anchors.';
  return `The page has ${listNames(anchors.map((name) => `#${name}`))}.`;
}
