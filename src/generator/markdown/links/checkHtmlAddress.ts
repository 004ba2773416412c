import {posix} from 'node:path';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {isExternal} from '../../shared/address/external.ts';
import {splitHref} from '../../shared/address/splitHref.ts';
import {readSrcset} from '../../shared/html/readSrcset.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import {findLocalFile} from '../files/assets.ts';
import {missingFile} from '../files/missingFile.ts';
import {type Place, report, type SourceContext} from '../SourceContext.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/** Attributes that name files, by tag. Frames may show pages: they are checked with the links. */
const FILE_ATTRIBUTES: Record<string, readonly string[]> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
};

/**
 * Checks an attribute of a tag that is written as HTML. Such an address is not changed (Docusaurus, links), so it has
 * to be valid in the published site: below the base URL or that of the default language, or relative to the page's
 * address, and of a file in the static folders. Anything else is reported as `markdown.hooks.onBrokenMarkdownImages` says.
 */
export function checkHtmlAttribute(
  tag: string,
  attribute: string,
  value: string,
  source: SourceContext,
  place: Place,
): void {
  const name = attribute.toLowerCase();
  const names = ownValue(FILE_ATTRIBUTES, tag);
  if (names?.includes(name) !== true) return;
  const addresses = name === 'srcset' ? readSrcset(value).map(({address}) => address) : [value.trim()];
  for (const address of addresses) checkAddress(address, source, place);
}

function checkAddress(address: string, source: SourceContext, place: Place): void {
  const {options} = source.page;
  const severity = reactionSeverity(options.markdown.hooks.onBrokenMarkdownImages);
  const path = decodeAddress(splitHref(address).path);
  if (severity === undefined || isExternal(address) || path === '') return;
  const published = publishedPaths(path, source);
  const bases = [options.baseUrl, options.defaultBaseUrl ?? options.baseUrl];
  const below = published.flatMap((one) => bases.map((base) => belowBaseUrl(one, base)));
  const found = below.some((one) => one !== undefined && isStatic(`/${one}`, source));
  // Without the page's address, as in a partial, a relative path cannot be resolved.
  if (found || published.length === 0) return;
  const local = findLocalFile(path, source);
  if (local.found === undefined) {
    const {message, hint} = missingFile(`The file \`${address}\``, {
      ...local,
      elsewhere: ofOtherBase(path, source) ?? publishedPlace(local.elsewhere, source),
      hint: staticHint(path, source),
    });
    report(source, severity, place, message, hint);
    return;
  }
  const message = path.startsWith('/')
    ? `\`${address}\` lacks the base URL \`${options.baseUrl}\`, and addresses in HTML are kept as they are written.`
    : `\`${address}\` is next to this file, but addresses in HTML are kept as they are written.`;
  const direct = path.startsWith('/') ? `Write \`${options.baseUrl}${path.slice(1)}\`, or` : 'Write';
  report(source, severity, place, message, `${direct} a Markdown image: \`![text](${address})\`.`);
}

/** Returns what a path may refer to in the published site; a page may be served with and without a slash at its end. */
function publishedPaths(path: string, {file, page}: SourceContext): string[] {
  if (path.startsWith('/')) return [posix.normalize(path)];
  const permalink = Object.hasOwn(page.options.permalinks, file) ? page.options.permalinks[file] : undefined;
  if (permalink === undefined) return [];
  return [posix.join(posix.dirname(permalink), path), posix.join(permalink, path)];
}

function isStatic(path: string, source: SourceContext): boolean {
  return findLocalFile(path, source).found !== undefined;
}

/** The address of a file whose path was written with another base URL: `/v1/img/a.png`. */
function ofOtherBase(path: string, source: SourceContext): string | undefined {
  const rest = /^\/[^/]+(\/.+)$/.exec(path)?.[1];
  if (rest === undefined || !isStatic(rest, source)) return undefined;
  return publishedPlace(rest, source);
}

/** The address in HTML of a file in a static folder, which is the same in every language; other files have none. */
function publishedPlace(path: string | undefined, {page: {options}}: SourceContext): string | undefined {
  return path?.startsWith('/') ? (options.defaultBaseUrl ?? options.baseUrl) + path.slice(1) : undefined;
}

function staticHint(path: string, {page}: SourceContext): string {
  const folder = page.options.staticDirectories[0] ?? 'static';
  const {baseUrl} = page.options;
  if (!path.startsWith('/')) return `Put it in \`${folder}\`, or write a Markdown image.`;
  return `Put it in \`${folder}/${belowBaseUrl(path, baseUrl) ?? path.slice(1)}\`.`;
}
