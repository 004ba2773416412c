import {posix} from 'node:path';
import type {Position} from 'unist';
import {ASSETS_FOLDER} from '../../shared/address/assetFiles.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {staticPlaces} from '../../files/findInStatic.ts';
import {imageDimensions, isUnmeasuredImage} from '../../files/imageDimensions.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import {fileAddress} from '../../shared/address/absoluteUrl.ts';
import {withBaseUrl} from '../../shared/address/baseUrl.ts';
import {isExternal, PATHNAME} from '../../shared/address/external.ts';
import {resolveHref} from '../../shared/address/href.ts';
import {splitHref} from '../../shared/address/splitHref.ts';
import {stepsUp} from '../../shared/address/stepsUp.ts';
import {reportLocalPath} from '../addresses/localPath.ts';
import {reportSchemeMistake} from '../addresses/reportSchemeMistake.ts';
import {isSafeAddress} from '../addresses/safeAddress.ts';
import {pathFrom} from '../addresses/pathFrom.ts';
import {type Missing, missingFile} from './missingFile.ts';
import {reportProblem, type SourceContext, type SourceInput} from '../SourceContext.ts';
import {siteFileOf, siteKey} from '../../shared/address/siteKey.ts';

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

/**
 * Finds the local file that an address without a query refers to: relative to the source, `/x` in the static folders,
 * or `@site/x`. Paths are relative to the site folder.
 */
export function findLocalFile(
  path: string,
  source: SourceContext,
): Missing & {found?: string; isStatic: boolean} {
  const {files, options} = source.page;
  const isStatic = path.startsWith('/');
  const candidates = isStatic
    ? staticPlaces(options.staticDirectories, path)
    : [posix.normalize(siteFileOf(path) ?? posix.join(posix.dirname(source.file), path))];
  // A source whose docs are next to the site is above its folder, too.
  const inside = candidates.filter((file) => stepsUp(file) <= stepsUp(source.file));
  const found = inside.find((file) => files.read(file) !== undefined);
  if (found !== undefined) return {found, isStatic};
  if (inside.some(files.isOutside)) return {isStatic, isOutside: true};
  const obstacle = inside.map(files.obstacle).find((one) => one !== undefined);
  if (obstacle !== undefined) return {isStatic, obstacle};
  const elsewhere = siteFileOf(path) === undefined ? findElsewhere(path, source) : undefined;
  if (elsewhere !== undefined) return {isStatic, elsewhere};
  const nearest = inside.map((file) => files.nearest(file, source.file)).find((file) => file !== undefined);
  return {isStatic, nearest: nearest === undefined ? undefined : spell(nearest, path, source)};
}

/**
 * Finds the file that is meant by a path that starts somewhere else: in a static folder, whose name is not part of
 * addresses; or, as on GitHub, at the top of the repository.
 */
function findElsewhere(path: string, source: SourceContext): string | undefined {
  const {files, options, input} = source.page;
  const rest = path.replace(/^(?:\.{0,2}\/)+/, '');
  const published = options.staticDirectories
    .map((folder) => `${posix.normalize(folder)}/`)
    .flatMap((folder) => (rest.startsWith(folder) ? [rest.slice(folder.length)] : []));
  const inStatic = [...published, rest].find((name) =>
    staticPlaces(options.staticDirectories, name).some(files.exists),
  );
  if (inStatic !== undefined) return `/${inStatic}`;
  const folders = ['', posix.dirname(source.file), ...input.contentDirs];
  const found = folders.map((folder) => posix.join(folder, rest)).find(files.exists);
  return found && pathFrom(source.file, found);
}

/** Writes a site path in the form in which the author wrote the missing one. */
function spell(file: string, path: string, source: SourceInput): string {
  if (siteFileOf(path) !== undefined) return siteKey(file);
  if (path.startsWith('/')) return posix.join(posix.dirname(path), posix.basename(file));
  return pathFrom(source.file, file);
}

/** Marks a file to be copied into the output and returns its address, which contains a hash of its content. */
export function copyAsset(file: string, source: SourceInput): string {
  const {files, assets, options} = source.page;
  const {name, ext} = posix.parse(file);
  const hash = files.read(file)?.sha1.slice(0, 8) ?? '';
  const output = `${ASSETS_FOLDER}${IMAGE.test(file) ? 'images' : 'files'}/${name}-${hash}${ext}`;
  assets.set(output, {file, output});
  return fileAddress(options.baseUrl, output);
}

/** An image as it goes into the page; the size is absent when it cannot be known. */
export interface ResolvedImage {
  src: string;
  width?: number;
  height?: number;
}

/**
 * Resolves the address of a Markdown image: relative files and `@site/…` become assets, `/x` is looked up in the
 * static folders. A missing one is reported as `markdown.hooks.onBrokenMarkdownImages` says.
 */
export function resolveImage(url: string, source: SourceContext, place: Position | undefined): ResolvedImage {
  const {options} = source.page;
  if (!isSafeAddress(url, 'media', 'image', source, place)) return {src: ''};
  if (url.startsWith(PATHNAME)) return {src: resolveHref(url, options)};
  const {path: encoded, query, hash} = splitHref(url);
  if (isExternal(url) || encoded === '') {
    reportLocalPath(url, 'image', source, place);
    reportSchemeMistake(url, 'image', source, place);
    return {src: url};
  }
  const path = decodeAddress(encoded);
  const {found, isStatic, ...missing} = findLocalFile(path, source);
  const severity = reactionSeverity(options.markdown.hooks.onBrokenMarkdownImages);
  if (found === undefined) {
    const where = isStatic
      ? `Put it in \`${options.staticDirectories[0] ?? 'static'}${path}\``
      : 'Check the path; it is relative to this file';
    if (severity !== undefined) {
      const {message, hint} = missingFile(`The image \`${url}\``, {hint: `${where}.`, ...missing});
      const problem = {severity: missing.isOutside ? ('error' as const) : severity, message, hint};
      reportProblem(source, place, {...problem, rule: 'broken-image'});
    }
    return {src: withBaseUrl(url, options.baseUrl)};
  }
  const src = isStatic ? withBaseUrl(encoded, options.baseUrl) : copyAsset(found, source);
  const bytes = source.page.files.read(found)?.bytes;
  const size = bytes && imageDimensions(bytes);
  const hint = bytes && size === undefined ? notImageHint(found, bytes) : undefined;
  if (hint !== undefined && severity !== undefined) {
    const message = `The file of the image \`${url}\` is not an image.`;
    reportProblem(source, place, {severity: 'warning', rule: 'broken-image', message, hint});
  }
  return {src: src + query + hash, ...size};
}

/** Formats that always contain the size of the image. */
const MEASURABLE = /\.(?:png|jpe?g|gif|webp)$/i;

/** Files of other kinds, which are mostly meant as the target of a link. */
const OTHER_KIND =
  /\.(?:mdx?|html?|txt|pdf|docx?|xlsx?|pptx?|csv|json|ya?ml|zip|tgz|gz|mp3|ogg|wav|[cm]?[jt]sx?|css)$/i;

const VIDEO = /\.(?:mp4|webm|mov|m4v|ogv)$/i;

/** What to do about a file that browsers do not show as an image; undefined for one that they may. */
function notImageHint(file: string, bytes: Buffer): string | undefined {
  if (OTHER_KIND.test(file)) return 'Remove the `!` before it, to make it a link.';
  if (VIDEO.test(file)) return 'Write a `<video>` with its address.';
  if (!MEASURABLE.test(file) || isUnmeasuredImage(bytes)) return undefined;
  if (bytes.length === 0) return 'It is empty: save the image again.';
  return bytes.subarray(0, 100).toString('latin1').startsWith('version https://git-lfs')
    ? 'It is a placeholder of Git LFS: run `git lfs pull`, in CI as well.'
    : 'Browsers will not show it: check what the file contains, and save the image again.';
}
