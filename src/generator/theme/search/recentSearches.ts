import {writeStorage} from '../storage.ts';

const STORAGE_KEY = 'search.recent';

/** The largest number of queries that are kept. */
const MOST = 5;

/** The reader's last queries, newest first; undefined if the browser blocks storage. They never leave the browser. */
export function readRecent(): string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string').slice(0, MOST) : [];
  } catch (error) {
    // Anything else under that key counts as no queries; blocked storage stays blocked.
    return error instanceof SyntaxError ? [] : undefined;
  }
}

/** Adds a trimmed query at the start of the list, and removes an earlier occurrence. */
export function rememberRecent(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = (readRecent() ?? []).filter((item) => item.toLowerCase() !== text.toLowerCase());
  write([text, ...others].slice(0, MOST));
}

/** Forgets all of them. */
export function clearRecent(): void {
  write([]);
}

function write(queries: string[]): void {
  writeStorage(STORAGE_KEY, queries.length === 0 ? null : JSON.stringify(queries));
}
