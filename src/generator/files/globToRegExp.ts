/**
 * Turns a glob into a regular expression for a whole relative path with `/`.
 *
 * Known are `**` (any folders), `*` and `?` (within a name), `[abc]`, `[!abc]`, `{a,b}` (may be nested) and
 * `\` before a character that is meant literally. Any other character stands for itself.
 */
export function globToRegExp(glob: string): RegExp {
  const pattern = glob.replace(/^\.?\//, '');
  let source = '';
  let braces = 0;
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern.charAt(i);
    const rest = pattern.slice(i);
    const set = /^\[(!?)(\]?[^\]]*)\]/.exec(rest);
    if (char === '\\' && i + 1 < pattern.length) {
      i++;
      source += escapeRegExp(pattern.charAt(i));
    } else if (rest.startsWith('**') && (i === 0 || pattern[i - 1] === '/')) {
      const folders = rest.startsWith('**/');
      source += folders ? '(?:[^/]+/)*' : '.*';
      i += folders ? 2 : 1;
    } else if (char === '*') {
      source += '[^/]*';
    } else if (char === '?') {
      source += '[^/]';
    } else if (set) {
      source += `[${set[1] ? '^/' : ''}${(set[2] ?? '').replace(/[\\\]^]/g, '\\$&')}]`;
      i += set[0].length - 1;
    } else if (char === '{' && closes(rest)) {
      braces++;
      source += '(?:';
    } else if (char === '}' && braces > 0) {
      braces--;
      source += ')';
    } else if (char === ',' && braces > 0) {
      source += '|';
    } else {
      source += escapeRegExp(char);
    }
  }
  return new RegExp(`^${source}$`);
}

/** Takes include and exclude globs; returns a test for paths that some of the first and none of the second match. */
export function createPathFilter(
  include: readonly string[],
  exclude: readonly string[],
): (path: string) => boolean {
  const included = include.map(globToRegExp);
  const excluded = exclude.map(globToRegExp);
  return (path) => included.some((glob) => glob.test(path)) && !excluded.some((glob) => glob.test(path));
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function closes(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '{') depth++;
    if (char === '}' && --depth === 0) return true;
  }
  return false;
}
