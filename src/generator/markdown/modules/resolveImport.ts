import {posix} from 'node:path';
import {isMarkdownFile} from '../../config/contentFormat.ts';
import {CODE_EXTENSIONS} from '../../files/code/moduleExtensions.ts';
import {isFile} from '../../files/isFile.ts';
import {outsideFault} from '../../files/folders/outsideLink.ts';
import {siteFileOf, siteKey} from '../../shared/address/siteKey.ts';

/** What an import of a Markdown source refers to. */
export interface ImportTarget {
  kind: 'markdown' | 'json' | 'raw' | 'asset' | 'component';
  /** Path relative to the site folder; absent for packages and theme components. */
  file?: string;
  /** Key of the component registry; only for components. */
  key?: string;
}

const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp|mp4|webm|mov|mp3|ogg|wav|flac|pdf|zip|gz|tgz|docx?|xlsx?|pptx?|woff2?|ttf|otf|txt|csv)$/i;

/**
 * Returns the path relative to the site folder that a specifier names, before any extension is guessed; undefined for
 * packages and theme components. Loader prefixes and `?raw` are removed.
 */
export function importPath(specifier: string, file: string): string | undefined {
  const path = bareSpecifier(specifier);
  const inSite = siteFileOf(path);
  if (inSite !== undefined) return posix.normalize(inSite);
  if (path.startsWith('./') || path.startsWith('../')) return posix.join(posix.dirname(file), path);
  return undefined;
}

/**
 * Resolves the specifier of an import in a Markdown source, or of a `require` in one of its expressions.
 *
 * Component keys are `@site/<path with extension>` for files and the specifier itself for everything else
 * (`@theme/Tabs`, `react`). Returns undefined when the file it names does not exist, or links lead
 * from it out of the site.
 */
export function resolveImport(specifier: string, file: string, siteDir: string): ImportTarget | undefined {
  const target = findImport(specifier, file, siteDir);
  // Components are code, which may read anything.
  if (target?.file === undefined || target.kind === 'component') return target;
  return outsideFault(siteDir, target.file) ? undefined : target;
}

function findImport(specifier: string, file: string, siteDir: string): ImportTarget | undefined {
  const target = importPath(specifier, file) ?? rootedPath(specifier, siteDir);
  if (target === undefined) return {kind: 'component', key: specifier};
  const found = [target, ...importGuesses(target)].find((file) => isFile(`${siteDir}/${file}`));
  if (found === undefined) return undefined;
  if (isRaw(specifier)) return {kind: 'raw', file: found};
  if (/^!*(?:file|url)-loader/.test(specifier)) return {kind: 'asset', file: found};
  if (isMarkdownFile(found)) return {kind: 'markdown', file: found};
  if (/\.json$/i.test(found)) return {kind: 'json', file: found};
  if (ASSET.test(found)) return {kind: 'asset', file: found};
  return {kind: 'component', file: found, key: siteKey(found)};
}

/** The site folder is the root of `/static/img/a.png`, unless it has no such file (Docusaurus). */
function rootedPath(specifier: string, siteDir: string): string | undefined {
  const path = bareSpecifier(specifier);
  if (!path.startsWith('/')) return undefined;
  const target = posix.normalize(path.slice(1));
  return [target, ...importGuesses(target)].some((file) => isFile(`${siteDir}/${file}`)) ? target : undefined;
}

/** Returns the files that an import without an extension may refer to; the first one that exists is used. */
export function importGuesses(target: string): string[] {
  return [
    ...[...CODE_EXTENSIONS, '.json', '.mdx', '.md'].map((extension) => target + extension),
    ...CODE_EXTENSIONS.map((extension) => posix.join(target, `index${extension}`)),
  ];
}

/** Whether a file is imported as its text; a `#` at the end then names a region of it. */
function isRaw(specifier: string): boolean {
  return /^!*raw-loader!/.test(specifier) || /\?raw(?:#|$)/.test(specifier);
}

/** A specifier without loader prefixes and queries. */
export function bareSpecifier(specifier: string): string {
  const path = specifier.slice(specifier.lastIndexOf('!') + 1);
  return path.replace(isRaw(specifier) ? /[?#].*$/ : /\?.*$/, '');
}
