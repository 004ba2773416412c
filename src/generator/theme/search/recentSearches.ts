const STORAGE_KEY = 'search.recent';

/** So many queries are kept. */
const MOST = 5;

/** The reader's last queries, the newest first; undefined when the browser keeps nothing. They never leave the browser. */
export function readRecent(): string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string').slice(0, MOST) : [];
  } catch (error) {
    // Something else under that name counts as nothing; forbidden storage does not come back.
    return error instanceof SyntaxError ? [] : undefined;
  }
}

/** Puts a query at the head of the list, without spaces around it and only once. */
export function rememberRecent(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = (readRecent() ?? []).filter((item) => item.toLowerCase() !== text.toLowerCase());
  write([text, ...others].slice(0, MOST));
}

export function clearRecent(): void {
  write([]);
}

function write(queries: string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(queries));
  } catch {
    // Storage may be forbidden or full: nothing depends on it.
  }
}
