import picomatch, {type PicomatchOptions} from 'picomatch';

/** Hidden files are included; `!` has a meaning only in `[!abc]`. */
const OPTIONS: PicomatchOptions = {dot: true, nonegate: true, posix: true};

/**
 * Creates a filter for paths from picomatch globs. They are relative to a folder whose own name is not part of the glob
 * and may contain brackets.
 *
 * @returns a function that tests whether a relative path with `/` matches one of `include` and none of `exclude`. The
 *   empty path, which is the folder itself, matches `/` and `/**`.
 */
export function createPathFilter(
  include: readonly string[],
  exclude: readonly string[] = [],
): (path: string) => boolean {
  const isIncluded = createMatcher(include);
  const isExcluded = createMatcher(exclude);
  return (path) => isIncluded(path) && !isExcluded(path);
}

/** picomatch accepts no empty globs, and matches no empty path. */
function createMatcher(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.map(withoutRoot);
  const matches = picomatch(
    patterns.filter((pattern) => pattern !== ''),
    OPTIONS,
  );
  const matchesRoot = patterns.some((pattern) => pattern === '' || pattern === '**');
  return (path) => (path === '' ? matchesRoot : matches(path));
}

function withoutRoot(glob: string): string {
  return glob.replace(/^\.?\//, '');
}
