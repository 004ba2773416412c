import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {readLineAddress} from '../../shared/address/lineAddress.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {resolveLink} from '../../shared/address/resolveLink.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {createLanguageFinder} from './createLanguageFinder.ts';
import {describeBroken} from './describeBroken.ts';
import type {BrokenLink, LinkCheck, LinkedPage} from './LinkCheck.ts';

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
