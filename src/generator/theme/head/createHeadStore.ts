import {mergeHeadTags} from './HeadTags.ts';
import type {HeadTags} from '../../shared/page/HeadTags.ts';

/** The tags of every `Head` that is on the screen. */
export interface HeadStore {
  /** Adds or changes what a `Head` says of the page at a path. */
  set(key: string, path: string, tags: HeadTags): void;
  remove(key: string): void;
  /** What all of a page say together, the same object until something changes; undefined when there is none. */
  read(path: string): HeadTags | undefined;
  subscribe(onChange: () => void): () => void;
}

export function createHeadStore(): HeadStore {
  // In the order in which they came: what is drawn later wins.
  const heads = new Map<string, {path: string; tags: HeadTags}>();
  const merged = new Map<string, HeadTags | undefined>();
  const listeners = new Set<() => void>();
  const change = (): void => {
    merged.clear();
    for (const listener of listeners) listener();
  };
  return {
    set(key, path, tags) {
      heads.set(key, {path, tags});
      change();
    },
    remove(key) {
      heads.delete(key);
      change();
    },
    read(path) {
      if (!merged.has(path)) {
        const own = [...heads.values()].flatMap((head) => (head.path === path ? head.tags : []));
        merged.set(path, own.length > 0 ? mergeHeadTags(own) : undefined);
      }
      return merged.get(path);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
