import picomatch, {type PicomatchOptions} from 'picomatch';

/** Hidden files are included; `!` has a meaning only in `[!abc]`. */
const OPTIONS: PicomatchOptions = {dot: true, nonegate: true, posix: true};

/**
 * Creates a filter for paths from picomatch globs. They are relative to a folder whose own name is not part of the glob
 * and may contain brackets.
 *
 * @returns a function that tests whether a relative path with `/` matches one of `include` and none of `exclude`.
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
