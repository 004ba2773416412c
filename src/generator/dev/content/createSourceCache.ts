import type {MarkdownSources} from '../../content/MarkdownSources.ts';

/** How a Markdown file has changed. */
export type SourceChange =
  /** Only the text: nothing outside the page depends on it. */
  | {kind: 'body'; hash: string; description: string; isDescribed: boolean}
  /** Front matter, title, or something else that lists and addresses depend on. */
  | {kind: 'structure'};

/** The Markdown files of a site as they were last read. */
export interface SourceCache extends MarkdownSources {
  /**
   * Reads a file again. Returns undefined if it was never read, or cannot be read now: then the content must be
   * reloaded.
   */
  refresh(file: string): Promise<SourceChange | undefined>;
  forget(file: string): void;
  /** Delays reads that have not started until this settles, except those through `urgent`. */
  hold(until: Promise<unknown>): void;
  /** Settles when nothing is held back. */
  free(): Promise<void>;
  urgent: MarkdownSources;
}

interface Entry {
  value: Promise<unknown>;
  read(): Promise<unknown>;
}

/** Creates an empty cache, which `loadContent` fills. */
export function createSourceCache(): SourceCache {
  const entries = new Map<string, Entry>();
  let held: Promise<unknown> | undefined;

  async function free(): Promise<void> {
    while (held) await held;
  }

  function readOnce<Read>(file: string, read: () => Promise<Read>): Promise<Read> {
    const known = entries.get(file);
    // A file is always read by the same reader, that of the folder that contains it.
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

/** Everything that was read, except the parts that change with the text alone. */
function restOf({hash: _hash, description: _description, ...rest}: ReadSource): string {
  return JSON.stringify(rest);
}
