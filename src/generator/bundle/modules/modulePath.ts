/**
 * Returns the path in webpack's name of a module. webpack escapes `#` in paths with a preceding NUL, so that it does
 * not start a fragment; an escaped path would not match any folder that contains the character.
 *
 * @param text `resource`, `nameForCondition()` or `identifier()` of a module.
 * @see https://github.com/webpack/enhanced-resolve#escaping
 */
export function unescapePath(text: string): string {
  return text.replaceAll('\0#', '#');
}

/** Returns the path as webpack writes it in `resource`. */
export function escapePath(file: string): string {
  return file.replaceAll('#', '\0#');
}
