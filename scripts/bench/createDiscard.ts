import {rename, rm} from 'node:fs/promises';
import {ignoreMissing} from '../../src/generator/files/ignoreMissing.ts';

/** Folders of finished measurements. */
export interface Discard {
  /** Moves a folder or file aside, if it exists. */
  discard(this: void, place: string): Promise<void>;
  /** Removes what was moved aside. */
  removeAll(this: void): Promise<void>;
}

/**
 * Keeps what measurements no longer need until they are all done. After many files have been removed, a file system
 * may be slow at creating new ones: ext4 without a journal doesn't reuse their inodes for minutes, and searches past
 * them for each new file. That added a tenth to the build of a site of 600 pages.
 */
export function createDiscard(): Discard {
  const discarded: string[] = [];
  return {
    async discard(place) {
      const aside = `${place}.discarded-${process.pid}-${discarded.length}`;
      await rename(place, aside).then(() => discarded.push(aside), ignoreMissing);
    },
    async removeAll() {
      for (const place of discarded.splice(0)) await rm(place, {recursive: true, force: true});
    },
  };
}
