import {readFileSync} from 'node:fs';
import {posix} from 'node:path';
import {CODE_EXTENSIONS} from '../../files/code/moduleExtensions.ts';
import {sha1} from '../../files/hash.ts';
import {hasCode} from '../../shared/problems/hasCode.ts';
import {isFile} from '../../files/isFile.ts';
import {outsideFault} from '../../files/folders/outsideLink.ts';
import {namesToSuggest} from '../../problems/namesToSuggest.ts';
import {nearest} from '../../shared/text/nearest.ts';

/** Read access to the site folder that records what was read. Paths are relative to the site folder. */
export interface SourceFiles {
  /** Returns the bytes and their SHA-1, or undefined when there is no such file. */
  read(file: string): {bytes: Buffer; sha1: string} | undefined;
  exists(file: string): boolean;
  /** Whether a file counts as missing because symbolic links in its path point outside the site. */
  isOutside(file: string): boolean;
  /** Why a path cannot be read although it exists: it is a folder, or reading it fails. */
  obstacle(file: string): Obstacle | undefined;
  /**
   * The file in the same folder, of the same kind, whose name is most similar to that of a missing one; never `from`.
   */
  nearest(file: string, from: string): string | undefined;
  /** Every file read so far → SHA-1 of its bytes, or null when it was missing. */
  hashes: Record<string, string | null>;
}

export type Obstacle = 'folder' | 'fault';

/** Opens the site folder for one compilation; each file is read at most once. */
export function createSourceFiles(siteDir: string): SourceFiles {
  const cache = new Map<string, {bytes: Buffer; sha1: string} | undefined>();
  const hashes: Record<string, string | null> = {};

  function read(file: string) {
    if (cache.has(file)) return cache.get(file);
    let result: {bytes: Buffer; sha1: string} | undefined;
    try {
      const bytes = isOutside(file) ? undefined : readFileSync(`${siteDir}/${file}`);
      result = bytes && {bytes, sha1: sha1(bytes)};
    } catch {
      result = undefined;
    }
    cache.set(file, result);
    hashes[file] = result?.sha1 ?? null;
    return result;
  }

  function isOutside(file: string): boolean {
    return outsideFault(siteDir, file) !== undefined;
  }

  function obstacle(file: string): Obstacle | undefined {
    try {
      readFileSync(`${siteDir}/${file}`);
      return undefined;
    } catch (error) {
      if (hasCode(error, 'EISDIR')) return 'folder';
      return hasCode(error, 'ENOENT', 'ENOTDIR') ? undefined : 'fault';
    }
  }

  function exists(file: string): boolean {
    const found = isFile(`${siteDir}/${file}`);
    if (!found) hashes[file] = null;
    return found;
  }

  function nearestFile(file: string, from: string): string | undefined {
    const folder = posix.dirname(file);
    const names = namesToSuggest(`${siteDir}/${folder}`).filter((name) => posix.join(folder, name) !== from);
    const name = nearestName(posix.basename(file), names);
    return name === undefined ? undefined : posix.join(folder, name);
  }

  return {read, exists, isOutside, obstacle, nearest: nearestFile, hashes};
}

/** Extensions that are easily confused. */
const KINDS: readonly (readonly string[])[] = [
  ['.md', '.mdx'],
  CODE_EXTENSIONS,
  ['.json', '.yml', '.yaml', '.csv', '.txt'],
  ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.svg', '.ico', '.bmp'],
];

function nearestName(name: string, names: string[]): string | undefined {
  const extension = extensionOf(name);
  const kind = KINDS.find((extensions) => extensions.includes(extension));
  const ofKind = kind ? names.filter((other) => kind.includes(extensionOf(other))) : names;
  const stem = nearest(stemOf(name), ofKind.map(stemOf));
  return (
    nearest(
      name,
      ofKind.filter((other) => extensionOf(other) === extension),
    ) ??
    nearest(name, ofKind) ??
    ofKind.find((other) => stemOf(other) === stem)
  );
}

function stemOf(name: string): string {
  return posix.parse(name).name;
}

function extensionOf(name: string): string {
  return posix.extname(name).toLowerCase();
}
