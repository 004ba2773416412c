import {type Stats, statSync} from 'node:fs';
import path from 'node:path';
import type {CacheOptions} from '../files/CacheOptions.ts';
import {hashOf} from '../files/hash.ts';
import {openKeptParts} from '../files/keptParts.ts';
import {locateYaml} from '../yaml/locateYaml.ts';
import type {FrontMatterSchema} from './frontMatter/checkFrontMatter.ts';
import type {OwnFrontMatter} from './frontMatter/parseFrontMatter.ts';
import {isJson} from './frontMatter/toJson.ts';
import {type MarkdownFile, type MarkdownPlace, readMarkdown} from './readMarkdown.ts';
import {siteFile} from './readSource.ts';

/** The Markdown files of a folder, of which those that are as they were in the last run are not read. */
export interface KeptMarkdown<Read> {
  read(place: MarkdownPlace): Promise<Read>;
  /** Keeps what was read for the next run. */
  save(): void;
}

/** How the files of a folder are read. */
export interface MarkdownReader<FrontMatter, Derived> {
  schema: FrontMatterSchema<FrontMatter>;
  /** The site's function for front matter: with one, nothing is kept. */
  own?: OwnFrontMatter;
  /** Makes what is wanted of the text, which itself is dropped: thousands of them would fill the memory. */
  derive(file: MarkdownFile<FrontMatter> & {body: string}): Derived;
}

/** What is kept of a file. */
interface Entry<FrontMatter, Derived> {
  stamp: string;
  yaml: string;
  read: Omit<MarkdownFile<FrontMatter>, 'locate'>;
  derived: Derived;
}

/** A file that was changed within this time (ms) may change again with the same stamp: file systems count in steps, of up to two seconds. */
const SETTLED = 2500;

/**
 * Opens what is kept of a folder.
 *
 * @param cache Nothing is kept if left out.
 * @param name Different for each folder, and for whatever else makes a difference to what is read of a file.
 */
export function openKeptMarkdown<FrontMatter extends {description?: string}, Derived extends object>(
  cache: CacheOptions | undefined,
  name: string,
  {schema, own, derive}: MarkdownReader<FrontMatter, Derived>,
): KeptMarkdown<MarkdownFile<FrontMatter> & Derived> {
  const folder = cache && path.join(cache.dir, 'sources', hashOf(name).slice(0, 16));
  const kept =
    folder !== undefined && !own
      ? openKeptParts<Entry<FrontMatter, Derived>>(folder, `Markdown ${name} ${cache?.version}`, partOf)
      : undefined;
  const entries: [string, Entry<FrontMatter, Derived>][] = [];
  return {
    async read(place) {
      const file = siteFile(place.folder, place.path);
      const stamp = kept && stampSource(path.join(place.siteDir, file));
      const known = stamp === undefined ? undefined : kept?.get(file);
      if (known && known.stamp === stamp) {
        entries.push([file, known]);
        const {yaml, read, derived} = known;
        return {...read, locate: (keys, where) => locateYaml(yaml, keys, where), ...derived};
      }
      const {yaml, ...source} = await readMarkdown(place, schema, own);
      const derived = derive(source);
      const {body: _, ...all} = source;
      const {locate: __, ...read} = all;
      // A file that could not be read has no hash.
      if (stamp !== undefined && read.hash !== '' && !read.mistake && isJson(read.frontMatter))
        entries.push([file, {stamp, yaml, read, derived}]);
      return {...all, ...derived};
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
