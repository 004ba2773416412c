import {posix} from 'node:path';
import type {Position} from 'unist';
import {isMarkdownFile} from '../../config/contentFormat.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {isExternal, isWebAddress, PATHNAME} from '../../shared/address/external.ts';
import {fromPage} from '../../shared/address/fromPage.ts';
import {resolveHref} from '../../shared/address/href.ts';
import {splitHref} from '../../shared/address/splitHref.ts';
import {copyAsset, findLocalFile} from '../files/assets.ts';
import {isDraft} from '../files/isDraft.ts';
import {reportLocalPath} from '../addresses/localPath.ts';
import {reportSchemeMistake} from '../addresses/reportSchemeMistake.ts';
import {pathFrom} from '../addresses/pathFrom.ts';
import {documentsByName, nearestFolder} from './documentsByName.ts';
import {didYouMean} from '../../shared/text/didYouMean.ts';
import {nearestPage} from '../../shared/text/nearest.ts';
import {reportProblem, type SourceContext, type SourceInput} from '../SourceContext.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';

/** An address as it is written into the page. */
export interface ResolvedLink {
  href: string;
  kind: 'internal' | 'external' | 'file' | 'other';
  /** How the link has already been reported: it points to a file that does not exist. */
  reported?: 'error' | 'warning';
}

const PAGE_EXTENSION = /\.(?:html?|mdx?)$/i;

/**
 * Resolves the address of a Markdown link (Docusaurus, links): files of Markdown documents to their permalinks,
 * other local files to copied assets, site paths to baseUrl and the trailing slash rule.
 * A file that does not exist is reported as `markdown.hooks.onBrokenMarkdownLinks` says.
 */
export function resolveLink(url: string, source: SourceContext, place: Position | undefined): ResolvedLink {
  const {options} = source.page;
  if (isExternal(url)) {
    reportLocalPath(url, 'link', source, place);
    reportSchemeMistake(url, 'link', source, place);
    return {href: url, kind: isWebAddress(url) ? 'external' : 'other'};
  }
  if (url.startsWith(PATHNAME)) return {href: resolveHref(url, options), kind: 'file'};
  const {path: encoded, query, hash} = splitHref(url);
  if (encoded === '') return {href: url, kind: 'internal'};
  const path = decodeAddress(encoded);
  if (isMarkdownFile(path)) {
    const permalink = lookUpDocument(path, source);
    if (permalink !== undefined) return {href: permalink + query + hash, kind: 'internal'};
    const reported = reportMissing(path, source, place);
    return {href: url, kind: 'internal', ...(reported && {reported})};
  }
  if (posix.extname(path) !== '' && !PAGE_EXTENSION.test(path)) {
    const file = findLocalFile(path, source);
    if (file.found !== undefined) return {href: copyAsset(file.found, source) + query + hash, kind: 'file'};
    if (siteFileOf(path) !== undefined) {
      const message = `The link to \`${url}\` points to a file that does not exist.`;
      const reported = reportBroken(source, place, message, file.nearest);
      return {href: resolveHref(url, options), kind: 'internal', ...(reported && {reported})};
    }
  }
  return {href: resolveHref(fromPage(url, pageAddress(source)), options), kind: 'internal'};
}

/** The permalink of the page; none for a partial, which many pages may show. */
function pageAddress({file, role, page: {options, linkLookups}}: SourceInput): string | undefined {
  if (role === 'partial' || !Object.hasOwn(options.permalinks, file)) return undefined;
  const permalink = options.permalinks[file];
  linkLookups[file] = permalink ?? null;
  return permalink;
}

/** Finds the permalink of a Markdown file link, trying the places in the order that Docusaurus documents. */
function lookUpDocument(path: string, source: SourceInput): string | undefined {
  const {input, options, linkLookups} = source.page;
  for (const candidate of documentCandidates(path, source.file, input.contentDirs)) {
    const permalink = Object.hasOwn(options.permalinks, candidate)
      ? options.permalinks[candidate]
      : undefined;
    linkLookups[candidate] = permalink ?? null;
    if (permalink !== undefined) return permalink;
  }
  return undefined;
}

function documentCandidates(path: string, file: string, contentDirs: string[]): string[] {
  const folder = posix.dirname(file);
  const inSite = siteFileOf(path);
  if (inSite !== undefined) return [posix.normalize(inSite)];
  if (path.startsWith('/'))
    return [...contentDirs.map((dir) => posix.join(dir, path)), posix.normalize(path.slice(1))];
  if (path.startsWith('./') || path.startsWith('../')) return [posix.join(folder, path)];
  return [
    ...new Set([
      posix.join(folder, path),
      ...contentDirs.map((dir) => posix.join(dir, path)),
      posix.normalize(path),
    ]),
  ];
}

/** Reports a link to a Markdown file that has no page, perhaps one that is not published yet. */
function reportMissing(
  path: string,
  source: SourceContext,
  place: Position | undefined,
): ResolvedLink['reported'] {
  const candidates = documentCandidates(path, source.file, source.page.input.contentDirs);
  const draft = candidates.find((file) => !file.startsWith('../') && isDraft(file, source.page.files));
  if (draft === undefined) {
    const message = `The link to \`${path}\` points to a file that is not a page of this site.`;
    const there = candidates.find((file) => !file.startsWith('../') && source.page.files.exists(file));
    if (there !== undefined) return reportBroken(source, place, message, undefined, whyNoPage(there));
    return reportBroken(source, place, message, nearestDocument(path, source));
  }
  const message = `The link to \`${path}\` points to a draft, which the built site does not have.`;
  const hint = `Remove \`draft: true\` from \`${draft}\` to publish it, or leave the link out until then.`;
  return reportBroken(source, place, message, undefined, hint);
}

/** Why a Markdown file that exists has no page, and what to do. */
function whyNoPage(file: string): string {
  const isPartial = file.split('/').some((part) => part.startsWith('_'));
  return isPartial
    ? 'It is left out because of the `_` in its path: link to a page that shows it.'
    : 'It exists, but it is excluded, or outside the folders of the content: move it, or link to where readers find it.';
}

/** With more names, only those in the folder that a link points to are compared letter by letter. */
const MANY_NAMES = 2000;

/**
 * Returns the document whose file name is most similar to that of a missing one, written as a link from this source.
 */
function nearestDocument(path: string, source: SourceInput): string | undefined {
  const byName = documentsByName(source.page.options.permalinks);
  const named = (name: string) => (byName.get(name) ?? []).filter((file) => file !== source.file);
  const name = posix.basename(path).toLowerCase();
  const stem = stemOf(name);
  const withStem = (one: string) => [...named(`${one}.md`), ...named(`${one}.mdx`)];
  const fileIn = (files: string[]) => nearestFolder(files, source.file);
  const similar = () => {
    const folder = posix.dirname(posix.join(posix.dirname(source.file), path));
    const isNear = (file: string) => byName.size <= MANY_NAMES || posix.dirname(file) === folder;
    const near = nearestPage(stem, [...byName.keys()].filter((one) => named(one).some(isNear)).map(stemOf));
    return near === undefined ? undefined : fileIn(withStem(near).filter(isNear));
  };
  const near = fileIn(named(name)) ?? fileIn(withStem(stem)) ?? similar();
  return near === undefined ? undefined : pathFrom(source.file, near);
}

function stemOf(name: string): string {
  return name.replace(/\.mdx?$/, '');
}

/** @returns the severity, or undefined if the configuration turns the report off */
function reportBroken(
  source: SourceInput,
  place: Position | undefined,
  message: string,
  nearest?: string,
  advice = 'Check the path; it is relative to this file.',
): 'error' | 'warning' | undefined {
  const severity = reactionSeverity(source.page.options.markdown.hooks.onBrokenMarkdownLinks);
  if (severity === undefined) return undefined;
  const hint = nearest === undefined ? advice : didYouMean(nearest, message);
  reportProblem(source, place, {severity, rule: 'broken-link', message, hint});
  return severity;
}
