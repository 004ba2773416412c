/**
 * The regular expression of a JSON Schema `pattern` (2020-12, section 6.4); undefined for a pattern in another dialect,
 * which cannot be read here.
 */
export function readPattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
