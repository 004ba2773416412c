import {type Stats, statSync} from 'node:fs';
import path from 'node:path';
import type {CacheOptions} from '../files/CacheOptions.ts';
import {hashOf} from '../files/hash.ts';
import {openKeptParts} from '../files/keptParts.ts';
import {locateYaml} from '../yaml/locateYaml.ts';
import type {FrontMatterSchema} from './frontMatter/checkFrontMatter.ts';
import type {OwnFrontMatter} from './frontMatter/parseFrontMatter.ts';
import {isJson} from './frontMatter/toJson.ts';
import {type MarkdownFile, readMarkdown} from './readMarkdown.ts';
import {siteFile} from './readSource.ts';

/** The Markdown files of a folder, of which those that are as they were in the last run are not read. */
export interface KeptMarkdown<FrontMatter> {
  /** As `readMarkdown`, without the text: thousands of them would fill the memory. */
  read(
    place: {siteDir: string; folder: string; path: string},
    schema: FrontMatterSchema<FrontMatter>,
    own?: OwnFrontMatter,
  ): Promise<MarkdownFile<FrontMatter>>;
  /** Keeps what was read for the next run. */
  save(): void;
}

/** What is kept of a file. */
interface Entry<FrontMatter> {
  stamp: string;
  yaml: string;
  read: Omit<MarkdownFile<FrontMatter>, 'locate' | 'mistake'>;
}

/** A file that was changed within this time (ms) may change again with the same stamp: file systems count in steps, of up to two seconds. */
const SETTLED = 2500;

/**
 * Opens what is kept of a folder.
 *
 * @param cache Nothing is kept if left out.
 * @param name Different for each folder and language.
 */
export function openKeptMarkdown<FrontMatter extends {description?: string}>(
  cache: CacheOptions | undefined,
  name: string,
): KeptMarkdown<FrontMatter> {
  const kept =
    cache &&
    openKeptParts<Entry<FrontMatter>>(
      path.join(cache.dir, 'sources', hashOf(name).slice(0, 16)),
      `front matter ${name} ${cache.version}`,
      partOf,
    );
  const entries: [string, Entry<FrontMatter>][] = [];
  return {
    async read(place, schema, own) {
      const file = siteFile(place.folder, place.path);
      const stamp = kept && !own ? stampSource(path.join(place.siteDir, file)) : undefined;
      const known = stamp === undefined ? undefined : kept?.get(file);
      if (known && known.stamp === stamp) {
        entries.push([file, known]);
        return {...known.read, locate: (keys, where) => locateYaml(known.yaml, keys, where)};
      }
      const {body: _, yaml, ...source} = await readMarkdown(place, schema, own);
      const {locate: __, mistake, ...read} = source;
      // A file that could not be read has no hash.
      if (stamp !== undefined && source.hash !== '' && !mistake && isJson(read.frontMatter))
        entries.push([file, {stamp, yaml, read}]);
      return source;
    },
    save: () => kept?.save(entries),
  };
}

/** Everything that a system notes when a file changes; undefined when that was so lately that it says nothing. */
function stampSource(file: string): string | undefined {
  const stats = statOf(file);
  if (!stats || Date.now() - Math.max(stats.mtimeMs, stats.ctimeMs) < SETTLED) return undefined;
  return `${stats.size}:${stats.mtimeMs}:${stats.ctimeMs}:${stats.ino}`;
}

/** Whoever reads the file reports why it cannot be read. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, {throwIfNoEntry: false});
  } catch {
    return undefined;
  }
}

/** One of sixteen files. */
function partOf(file: string): string {
  let sum = 0;
  for (let at = 0; at < file.length; at++) sum += file.charCodeAt(at);
  return (sum % 16).toString(16);
}
