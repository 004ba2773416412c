/**
 * The path in what webpack says of a module. webpack writes `#` in paths with a NUL before it, so that no fragment begins
 * there: such a path is below no folder whose own path has the character.
 *
 * @param text `resource`, `nameForCondition()` or `identifier()` of a module.
 * @see https://github.com/webpack/enhanced-resolve#escaping
 */
export function unescapePath(text: string): string {
  return text.replaceAll('\0#', '#');
}
