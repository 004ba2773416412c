import path from 'node:path';
import type {CacheOptions} from '../../files/cache/CacheOptions.ts';
import {hashOf} from '../../files/hash.ts';
import {readKeptJson, writeKept} from '../../files/cache/keptFile.ts';
import {removeUnused} from '../../files/cache/unusedFiles.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/**
 * The correct diagrams of a page by their text, each as an SVG, or as an empty text if the browser draws it. As long as they
 * are the same as when the page was last compiled, the tools that read and draw them, which load slowly, are not needed.
 */
export interface Drawings {
  get(text: string): string | undefined;
  add(text: string, svg: string): void;
  /** Keeps the diagrams that were asked for or added. */
  save(): void;
}

type KeptDrawings = Record<string, string>;

/**
 * Opens the diagrams of a page; they are read when one is asked for.
 *
 * @param file The page's source file, relative to the site folder.
 * @param cache Where they are kept; absent: only until the page is compiled.
 */
export function openDrawings(file: string, cache?: CacheOptions): Drawings {
  const kept = cache && path.join(folderOf(cache.dir), nameOf(file));
  const name = `diagrams ${cache?.version} ${file}`;
  let known: KeptDrawings | undefined;
  const used = new Map<string, string>();
  return {
    get(text) {
      known ??= (kept !== undefined && readKeptJson<KeptDrawings>(kept, name)) || {};
      const svg = used.get(text) ?? ownValue(known, text);
      if (svg !== undefined) used.set(text, svg);
      return svg;
    },
    add: (text, svg) => void used.set(text, svg),
    save() {
      if (kept === undefined || known === undefined) return;
      const texts = Object.keys(known);
      const isSame = texts.length === used.size && texts.every((text) => used.has(text));
      if (!isSame) writeKept(kept, name, JSON.stringify(Object.fromEntries(used)));
    },
  };
}

/** Removes the diagrams of pages that the site no longer has, unless they were drawn within this time (ms). */
export async function pruneDrawings(
  cacheDir: string,
  files: readonly string[],
  unusedFor: number,
): Promise<void> {
  const wanted = new Set(files.map(nameOf));
  await removeUnused(folderOf(cacheDir), (name) => wanted.has(name), unusedFor);
}

function folderOf(cacheDir: string): string {
  return path.join(cacheDir, 'diagrams');
}

function nameOf(file: string): string {
  return `${hashOf(file)}.json`;
}
