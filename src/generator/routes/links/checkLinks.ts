import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {RuleName, SiteConfig} from '../../config/SiteConfig.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {Place, Problem} from '../../shared/problems/Problem.ts';
import {createLanguageFinder} from './createLanguageFinder.ts';
import {createPathFinder} from './createPathFinder.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {type LinkTarget, resolveLink} from '../../shared/address/resolveLink.ts';
import {readLineAddress} from '../../shared/address/lineAddress.ts';
import {pageKey} from '../../shared/address/pageKey.ts';

/** A page of the output, with the links and ids found on it. */
export interface LinkedPage {
  /** Permalink, percent-encoded. */
  path: string;
  /** Source file, relative to the site folder. */
  file?: string;
  links: {href: string; line?: number; column?: number; reported?: 'error' | 'warning'; isLoose?: true}[];
  /** The ids on the page. */
  anchors: string[];
  /**
   * Rendered by a component, or its links are, on a site that comes from a generator without checks of such pages:
   * mistakes are at most warnings. Likewise for a link that a component in a text renders.
   */
  isLoose?: boolean;
  /** What many pages share: its links are in the configuration or in a sidebars file. */
  isLayout?: boolean;
  /** Finds a link of a sidebars file. */
  locate?(href: string): Place | undefined;
}

/** The input of `checkLinks`. */
export interface LinkCheck {
  config: SiteConfig;
  pages: LinkedPage[];
  /** Other files of the output: percent-encoded paths with baseUrl. */
  files: ReadonlySet<string>;
  /** Whether the pages at a path cannot be known, because of a mistake that is reported elsewhere. */
  isMissing?(path: string): boolean;
  /** Finds a link of the layout in the configuration. */
  locateLayout?(href: string): Place | undefined;
  /** Finds a link of a page that is generated from a part of a file, in that file. */
  locateGenerated?(file: string, href: string): Place | undefined;
}

/** A link that does not resolve; `anchor` if its page exists. */
interface BrokenLink {
  page: LinkedPage;
  link: LinkedPage['links'][number];
  target: LinkTarget;
  kind: 'link' | 'anchor';
}

/** A link without a place in a source file is considered part of the layout if it is on at least this many pages. */
const LAYOUT_PAGES = 5;

/**
 * Checks that the internal links of all pages point to a page or file, and their anchors to an id (Docusaurus docs,
 * `onBrokenLinks` and `onBrokenAnchors`). Links are resolved as a browser does; trailing slashes, `.html`,
 * `/index.html`, escapes and queries make no difference.
 *
 * @returns Problems in the order of the pages, with the nearest address or anchor as a hint
 */
export function checkLinks(check: LinkCheck): Problem[] {
  return checkLanguages([check]);
}

/**
 * Checks a site in several languages like `checkLinks`. Links to pages in other languages are checked, too, unless that
 * language is not included. Mistakes on an untranslated page, which appears in several languages, are reported once.
 */
export function checkLanguages(checks: readonly LinkCheck[]): Problem[] {
  const all = checks.map((check) => ({...check, anchorsByKey: collectAnchors(check.pages)}));
  const known = new Set(checks.map(({config}) => config.locale));
  const reported = new Set<string>();
  return all.flatMap((check) => {
    const {config} = check;
    const {url} = config;
    const others = all.filter((other) => other !== check && other.config.url === url);
    const languageOf = createLanguageFinder(config);
    const isUnknown = (path: string): boolean => {
      const language = languageOf(path);
      return (language !== undefined && !known.has(language)) || check.isMissing?.(path) === true;
    };
    const anchorsOf = (key: string): ReadonlySet<string> | undefined =>
      check.anchorsByKey.get(key) ??
      others.find(({anchorsByKey}) => anchorsByKey.has(key))?.anchorsByKey.get(key);
    const broken = findBroken(check, anchorsOf, isUnknown).filter((link) => {
      const identity = identityOf(link, config.baseUrl);
      return checks.length === 1 || (!reported.has(identity) && reported.add(identity));
    });
    return describeBroken(check, broken, anchorsOf);
  });
}

/** A key for a broken link that is the same in every language in which its page is shown. */
function identityOf({page: {file, path}, link, target, kind}: BrokenLink, baseUrl: string): string {
  const place = file === undefined ? belowBaseUrl(path, baseUrl) : `${file}:${link.line}:${link.column}`;
  return [kind, place, belowBaseUrl(target.path, baseUrl) ?? target.path, target.anchor].join('\n');
}

function findBroken(
  {config: {onBrokenLinks, onBrokenAnchors, baseUrl}, pages, files}: LinkCheck,
  anchorsOf: (key: string) => ReadonlySet<string> | undefined,
  isUnknown: (path: string) => boolean,
): BrokenLink[] {
  if (onBrokenLinks === 'ignore' && onBrokenAnchors === 'ignore') return [];
  const fileKeys = new Set([...files].map(pageKey));
  // The page at the root of the host redirects to baseUrl.
  fileKeys.add(pageKey('/'));
  fileKeys.add(pageKey(baseUrl));

  // The compiler's report about a link to a file is more precise, but its warning does not replace an error.
  const isReported = ({reported}: LinkedPage['links'][number]) =>
    reported === 'error' || (reported === 'warning' && onBrokenLinks !== 'throw');
  const reactions = {link: onBrokenLinks, anchor: onBrokenAnchors};
  const broken: BrokenLink[] = [];
  for (const page of pages) {
    for (const link of page.links) {
      if (isReported(link)) continue;
      const target = resolveLink(link.href, page.path);
      if (!target) continue;
      const anchors = anchorsOf(target.key);
      if (!anchors && !fileKeys.has(target.key)) {
        if (!isUnknown(target.path)) broken.push({page, link, target, kind: 'link'});
      } else if (anchors && !hasAnchor(anchors, target.anchor))
        broken.push({page, link, target, kind: 'anchor'});
    }
  }
  return broken.filter(({kind}) => reactions[kind] !== 'ignore');
}

function describeBroken(
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
      links.pageCount > 1 ? `It is on ${links.pageCount} pages: look in navbar, footer and sidebars.` : '';
    return {
      severity: reactions[links.first.kind] === 'throw' && !isForgiven(links.first) ? 'error' : 'warning',
      rule: `broken-${links.first.kind}` satisfies RuleName,
      ...describe(links),
      ...(isOfLayout(links) && (links.first.page.locate ?? locateLayout)?.(links.first.link.href)),
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
  if (anchor === undefined || anchors.has(anchor)) return true;
  // The number of lines in a block is not known here.
  const lines = readLineAddress(`#${anchor}`);
  return lines !== undefined && (lines.id === undefined || anchors.has(lines.id));
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

/** Ids that nobody links to by hand: the theme's own, and those of footnotes. */
const GENERATED_ID = /^__|^user-content-|(?:^|-)footnote-label$/;

function anchorHint({anchor = ''}: LinkTarget, all: ReadonlySet<string> = new Set()): string {
  const anchors = [...all].filter((name) => !GENERATED_ID.test(name));
  const near = nearest(anchor, anchors);
  if (near !== undefined) return `Did you mean \`#${near}\`?`;
  if (anchors.length === 0) return 'The page has no anchors.';
  return `The page has ${listNames(anchors.map((name) => `#${name}`))}.`;
}
