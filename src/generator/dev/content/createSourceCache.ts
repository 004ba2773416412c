import type {MarkdownSources} from '../../content/MarkdownSources.ts';

/** How a Markdown file differs from before. */
export type SourceChange =
  /** The text alone: nothing outside of the page depends on it. */
  | {kind: 'body'; hash: string; description: string; isDescribed: boolean}
  /** Front matter, title, or something else that lists and addresses are made of. */
  | {kind: 'structure'};

/** The Markdown files of a site as they were read last. */
export interface SourceCache extends MarkdownSources {
  /** Reads a file again. Undefined when it was never read, or cannot be read now: then the content has to be reloaded. */
  refresh(file: string): Promise<SourceChange | undefined>;
  forget(file: string): void;
  /** Reads that have not begun wait until this settles; those through `urgent` do not. */
  hold(until: Promise<unknown>): void;
  /** Settles when nothing is held. */
  free(): Promise<void>;
  urgent: MarkdownSources;
}

interface Entry {
  value: Promise<unknown>;
  read(): Promise<unknown>;
}

/** Makes an empty cache; `loadContent` fills it. */
export function createSourceCache(): SourceCache {
  const entries = new Map<string, Entry>();
  let held: Promise<unknown> | undefined;

  async function free(): Promise<void> {
    while (held) await held;
  }

  function readOnce<Read>(file: string, read: () => Promise<Read>): Promise<Read> {
    const known = entries.get(file);
    // A file is always read by the same reader, that of the folder it is in.
    if (known) return known.value as Promise<Read>;
    const value = read();
    entries.set(file, {value, read});
    value.catch(() => entries.delete(file));
    return value;
  }

  return {
    async read(file, read) {
      await free();
      return readOnce(file, read);
    },
    free,
    urgent: {read: readOnce},
    hold(until) {
      const done = until.then(
        () => undefined,
        () => undefined,
      );
      held = done;
      void done.then(() => {
        if (held === done) held = undefined;
      });
    },
    async refresh(file) {
      const entry = entries.get(file);
      if (!entry) return undefined;
      const value = entry.read();
      const [before, after] = await Promise.all([entry.value, value]).catch(() => [undefined, undefined]);
      if (!isSource(before) || !isSource(after)) {
        entries.delete(file);
        return undefined;
      }
      entries.set(file, {...entry, value});
      const isBody = restOf(before) === restOf(after);
      if (!isBody) return {kind: 'structure'};
      const {hash, description} = after;
      return {kind: 'body', hash, description, isDescribed: description !== before.description};
    },
    forget: (file) => void entries.delete(file),
  };
}

interface ReadSource {
  hash: string;
  description: string;
}

function isSource(value: unknown): value is ReadSource {
  return typeof value === 'object' && value !== null && 'hash' in value && 'description' in value;
}

/** Everything that was read but for what a change of the text alone changes. */
function restOf({hash: _hash, description: _description, ...rest}: ReadSource): string {
  return JSON.stringify(rest);
}
