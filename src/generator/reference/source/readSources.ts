import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {sha1} from '../../files/hash.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {stepsUp} from '../../shared/address/stepsUp.ts';
import {outsideFault} from '../../files/folders/outsideLink.ts';
import {isFolder} from '../../files/folders/isFolder.ts';
import {linkProblem} from '../../problems/linkProblem.ts';
import {notUtf8} from '../../problems/notUtf8.ts';
import {systemProblem} from '../../problems/systemProblem.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CacheOptions} from '../../files/cache/CacheOptions.ts';
import {openParseCache} from './openParseCache.ts';
import {parseSource} from './parseSource.ts';
import {hasAddresses, withoutAddresses} from './withoutAddresses.ts';
import type {SourceFile} from './SourceFile.ts';

export interface Sources {
  root: string;
  files: Map<string, SourceFile>;
  /** Files that are named somewhere in the document, but do not exist. */
  missing: ReadonlySet<string>;
  problems: Problem[];
}

/**
 * Reads an OpenAPI document and every file that it refers to, directly or indirectly, each once and level by level.
 *
 * Takes the site folder and the document's path relative to it. Files outside the site folder, or further up than a
 * document that is outside itself, and remote addresses are not read; `bundleDocument` reports references to them.
 */
export async function readSources(
  siteDir: string,
  root: string,
  cacheOptions?: CacheOptions,
): Promise<Sources> {
  const cache = openParseCache(cacheOptions, root);
  const files = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  const missing = new Set<string>();
  const refused = new Set<string>();
  /** Data of files that were not in the cache. */
  const fresh = new Map<string, unknown>();

  for (let names = [root]; names.length > 0; ) {
    const sources = await mapConcurrent(names, (file) => readText(siteDir, file));
    const read = sources.flatMap((source) => (source && 'text' in source ? source : []));
    problems.push(...sources.flatMap((source) => (source && 'message' in source ? source : [])));
    const unknown = read.filter(({hash}) => cache.get(hash) === undefined);
    for (const {file, hash, text} of unknown) {
      const {data, problems: own} = parseSource(file, text);
      problems.push(...own);
      fresh.set(file, data);
      // JSON is not cached, since parsing it is as fast as reading the cache.
      if (data !== undefined && !/\.json$/i.test(file)) cache.set(hash, data);
    }
    names.forEach((file, index) => {
      const source = sources[index];
      if (!source) missing.add(file);
      else if ('text' in source) {
        const data = fresh.has(file) ? fresh.get(file) : cache.get(source.hash);
        files.set(file, {...source, data: hasAddresses(source.text) ? withoutAddresses(data) : data});
      } else refused.add(file);
    });
    const next = read.flatMap(({file}) => referencedFiles(files.get(file)?.data, file));
    names = [...new Set(next)].filter((file) => !files.has(file) && !missing.has(file) && !refused.has(file));
  }
  cache.save();
  const broken = missing.has(root) ? linkProblem(siteDir, path.join(siteDir, root)) : undefined;
  if (broken) problems.push(broken);
  else if (missing.has(root)) problems.push({severity: 'error', ...(await explainMissing(siteDir, root))});
  return {root, files, missing, problems};
}

/** Says why a document cannot be read, and what to do. */
async function explainMissing(siteDir: string, root: string): Promise<Pick<Problem, 'message' | 'hint'>> {
  const name = `The OpenAPI document \`${root}\``;
  if (/^https?:/.test(root))
    return {
      message: `${name} is an address: a build reads only files.`,
      hint: 'Download it into the site folder, for example with `curl`, and write the path of the file.',
    };
  if (isFolder(path.join(siteDir, root)))
    return {message: `${name} is a folder.`, hint: 'Name a file in it.'};
  const folder = path.posix.dirname(root);
  const names = await readdir(path.join(siteDir, folder)).catch(() => []);
  const near = nearest(path.posix.basename(root), names);
  return {
    message: `${name} does not exist.`,
    hint: near ? `Did you mean \`${path.posix.join(folder, near)}\`?` : 'Create it, or correct its path.',
  };
}

/** Reads a file of a document; a problem if it is outside the site folder, undefined if it does not exist. */
export async function readText(
  siteDir: string,
  file: string,
): Promise<Omit<SourceFile, 'data'> | Problem | undefined> {
  const outside = outsideFault(siteDir, file);
  if (outside) return systemProblem(outside, {siteDir, file: path.join(siteDir, file)});
  const bytes = await readFile(path.join(siteDir, file)).catch(() => undefined);
  if (!bytes) return undefined;
  const mistake = notUtf8(bytes);
  if (mistake) return {severity: 'error', file, ...mistake};
  const hash = sha1(bytes);
  return {file, hash, text: bytes.toString('utf8').replace(/^\uFEFF/, '')};
}

/** Splits a reference into a file, relative to the site folder, and a JSON pointer or the name of an anchor. */
export function resolveReference(
  ref: string,
  from: string,
): {file: string; pointer: string} | {file: string; anchor: string} | {reason: string; hint: string} {
  const hashAt = ref.indexOf('#');
  const address = hashAt === -1 ? ref : ref.slice(0, hashAt);
  const fragment = hashAt === -1 ? '' : decodeAddress(ref.slice(hashAt + 1));
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('//')) {
    return {
      reason: 'points to another host, and a build fetches nothing',
      hint: 'Copy the file into the site.',
    };
  }
  const file = address === '' ? from : path.posix.join(path.posix.dirname(from), decodeAddress(address));
  // The configuration may name a document elsewhere in the repository.
  if (stepsUp(file) > stepsUp(from) || path.posix.isAbsolute(address)) {
    return {reason: 'points outside the site folder', hint: 'Copy the file into the site.'};
  }
  return fragment === '' || fragment.startsWith('/') ? {file, pointer: fragment} : {file, anchor: fragment};
}

/**
 * Files that a parsed file refers to. The kind of object in a split file is unknown here, so all of it is searched;
 * reading a file that is only named in plain data does no harm.
 */
function referencedFiles(data: unknown, from: string): string[] {
  const found = new Set<string>();
  const stack: unknown[] = [data];
  while (stack.length > 0) {
    const value = stack.pop();
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === 'object') stack.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        if (
          (key === '$ref' || key === '$dynamicRef') &&
          typeof child === 'string' &&
          !child.startsWith('#')
        ) {
          const target = resolveReference(child, from);
          if ('file' in target && target.file !== from) found.add(target.file);
        } else if (typeof child === 'object') stack.push(child);
      }
    }
  }
  return [...found];
}
