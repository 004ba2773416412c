/** Longer beginnings of paths are no shorter to read than numbers of pages. */
const DEEPEST = 4;

/**
 * What the parts of a group contain, for lists of pages: the beginnings of the first and the last path of each, as long
 * as the parts need to differ: `repos/branches – commits`. Returns undefined if they do not differ, or if the operations
 * are not in the order of their paths.
 *
 * @param parts The paths of the operations of each part.
 */
export function partRanges(parts: readonly (readonly string[])[]): string[] | undefined {
  const names = parts.map((paths) => paths.map(namesIn));
  const shared = sharedStart(names.flat());
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const beginnings = names.map((paths) =>
      paths.map((path) => path.slice(shared, shared + depth).join('/')),
    );
    const ranges = beginnings.map((own) => rangeOf(own[0] ?? '', own.at(-1) ?? ''));
    if (new Set(ranges).size === ranges.length && isInOrder(beginnings.flat())) return ranges;
  }
  return undefined;
}

/** The parts of a path without its parameters. */
function namesIn(path: string): string[] {
  return path.split('/').filter((part) => part !== '' && !part.includes('{'));
}

/** How many names all paths begin with, such as `api/v1`; each path keeps one. */
function sharedStart(paths: readonly (readonly string[])[]): number {
  const [first = []] = paths;
  let count = 0;
  while (paths.every((path) => path.length > count + 1 && path[count] === first[count])) count++;
  return count;
}

/** Whether what is equal is together. */
function isInOrder(texts: readonly string[]): boolean {
  const changes = texts.filter((text, index) => text !== texts[index - 1]);
  return new Set(changes).size === changes.length;
}

/** A range of two paths in the same folder names it once. */
function rangeOf(first: string, last: string): string {
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  const end = folder !== '' && last.startsWith(folder) ? last.slice(folder.length) : last;
  return first === last ? first : `${first} – ${end}`;
}
