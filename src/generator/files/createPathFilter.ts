import picomatch, {type PicomatchOptions} from 'picomatch';

/** Hidden files count like others, `!` has a meaning in `[!abc]` alone. */
const OPTIONS: PicomatchOptions = {dot: true, nonegate: true, posix: true};

/**
 * Makes a test for paths from globs as picomatch reads them, relative to a folder that is never part of the glob: its
 * own name may hold brackets.
 *
 * @returns Whether a relative path with `/` matches one of `include` and none of `exclude`.
 */
export function createPathFilter(
  include: readonly string[],
  exclude: readonly string[] = [],
): (path: string) => boolean {
  const isIncluded = picomatch(include.map(withoutRoot), OPTIONS);
  const isExcluded = picomatch(exclude.map(withoutRoot), OPTIONS);
  return (path) => isIncluded(path) && !isExcluded(path);
}

function withoutRoot(glob: string): string {
  return glob.replace(/^\.?\//, '');
}
