/** Longer beginnings of paths are no shorter than numbers of pages. */
const DEEPEST = 4;

/**
 * What the parts of a group contain, for lists of pages: the beginnings of the first and the last path of each, as long
 * as the parts need to differ: `repos/branches – commits`. Returns undefined if they do not differ.
 *
 * @param parts The paths of the operations of each part.
 */
export function partRanges(parts: readonly (readonly string[])[]): string[] | undefined {
  const names = parts.map((paths) => paths.map(namesIn));
  const shared = sharedStart(names.flat());
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const beginning = (path: readonly string[] = []) => path.slice(shared, shared + depth);
    const ranges = names.map((paths) => rangeOf(beginning(paths[0]), beginning(paths.at(-1))));
    if (new Set(ranges).size === ranges.length) return ranges;
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

function rangeOf(first: readonly string[], last: readonly string[]): string {
  const shared = first.findIndex((name, index) => name !== last[index]);
  const rest = shared === -1 ? last.slice(first.length) : last.slice(shared);
  return [first, rest]
    .map((names) => names.join('/'))
    .filter(Boolean)
    .join(' – ');
}
