import path from 'node:path';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import {hashOf} from '../files/hash.ts';
import {isSettled} from '../files/cache/isSettled.ts';
import {sourceStamp} from '../files/cache/sourceStamp.ts';
import {openKeptParts} from '../files/cache/keptParts.ts';
import {statsOf} from '../files/statsOf.ts';
import {isJsonValue} from '../shared/invariants/isJsonValue.ts';
import {locateYaml} from '../yaml/locateYaml.ts';
import {
  type MarkdownFile,
  type MarkdownPlace,
  type ReadFrontMatter,
  readMarkdown,
  type ReadOptions,
} from './readMarkdown.ts';
import {siteFile} from './readSource.ts';

/** The Markdown files of a folder. Files that are unchanged since the last run are not read. */
export interface KeptMarkdown<Read> {
  read(place: MarkdownPlace): Promise<Read>;
  /** Saves the results for the next run. */
  save(): void;
}

/** How the files of a folder are read; with a front matter parser of the site, nothing is cached. */
export interface MarkdownReader<FrontMatter, Derived> extends ReadOptions<FrontMatter> {
  /** Derives the needed data from the text, which is then dropped: thousands of texts would fill the memory. */
  derive(file: MarkdownFile<FrontMatter> & {body: string}): Derived;
}

/** The cached result for a file. */
interface Entry<FrontMatter, Derived> {
  stamp: string;
  yaml: string;
  read: Omit<MarkdownFile<FrontMatter>, 'locate'>;
  derived: Derived;
}

/**
 * Opens the cached results for a folder.
 *
 * @param cache Nothing is cached if left out.
 * @param name Unique to the folder and to everything else that affects the results.
 */
export function openKeptMarkdown<FrontMatter extends ReadFrontMatter, Derived extends object>(
  cache: CacheOptions | undefined,
  name: string,
  {derive, ...options}: MarkdownReader<FrontMatter, Derived>,
): KeptMarkdown<MarkdownFile<FrontMatter> & Derived> {
  const folder = cache && path.join(cache.dir, 'sources', hashOf(name).slice(0, 16));
  const kept =
    folder !== undefined && !options.own
      ? openKeptParts<Entry<FrontMatter, Derived>>(
          folder,
          `Markdown ${name} ${options.format} ${cache?.version}`,
          partOf,
        )
      : undefined;
  const entries: [string, Entry<FrontMatter, Derived>][] = [];
  return {
    async read(place) {
      const file = siteFile(place.folder, place.path);
      const stamp = kept && stampSource(path.join(place.siteDir, file));
      const known = kept?.get(file);
      if (known && known.stamp === stamp) {
        entries.push([file, known]);
        const {yaml, read, derived} = known;
        const locate: MarkdownFile<FrontMatter>['locate'] = (keys, where) => locateYaml(yaml, keys, where);
        return Object.assign({locate}, read, derived);
      }
      if (known) cache?.onChange?.();
      const {yaml, ...source} = await readMarkdown(place, options);
      cache?.onRead?.(file, source.body);
      const derived = derive(source);
      const {body: _, ...all} = source;
      const {locate: __, ...read} = all;
      // A file that could not be read has no hash.
      if (stamp !== undefined && read.hash !== '' && !read.mistake && isJsonValue(read.frontMatter))
        entries.push([file, {stamp, yaml, read, derived}]);
      return {...all, ...derived};
    },
    save: () => kept?.save(entries),
  };
}

/** The stamp of a file; undefined if the last change is too recent to rely on it. */
function stampSource(file: string): string | undefined {
  const stats = statsOf(file);
  if (!stats || !isSettled(Math.max(stats.mtimeMs, stats.ctimeMs))) return undefined;
  return sourceStamp(stats);
}

/** The name of one of sixteen files. */
function partOf(file: string): string {
  let sum = 0;
  for (let at = 0; at < file.length; at++) sum += file.charCodeAt(at);
  return (sum % 16).toString(16);
}
