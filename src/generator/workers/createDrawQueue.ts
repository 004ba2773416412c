import {setImmediate} from 'node:timers/promises';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import type {SourceDiagrams} from '../markdown/diagrams/drawAhead.ts';

/** Sources whose diagrams are drawn before the sources are compiled. */
export interface DrawQueue {
  /** @param cache The same for all sources of a build. */
  add(source: SourceDiagrams, cache: CacheOptions): void;
  /** Whether the diagrams of a source are being drawn. */
  has(file: string): boolean;
}

/**
 * Creates a queue that sends on together what is added at the same time: a worker receives only a few tasks while the main
 * thread is busy.
 *
 * @param draw What fails is ignored: it is done again, and reported, when the source is compiled.
 */
export function createDrawQueue(
  draw: (sources: SourceDiagrams[], cache: CacheOptions) => Promise<unknown>,
): DrawQueue {
  const drawing = new Set<string>();
  const added: SourceDiagrams[] = [];
  const send = async (cache: CacheOptions): Promise<void> => {
    await setImmediate();
    const sources = added.splice(0);
    await draw(sources, cache).catch(() => undefined);
    for (const {file} of sources) drawing.delete(file);
  };
  return {
    add(source, cache) {
      drawing.add(source.file);
      if (added.push(source) === 1) void send(cache);
    },
    has: (file) => drawing.has(file),
  };
}
