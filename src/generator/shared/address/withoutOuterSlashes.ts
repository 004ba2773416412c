/** A path without slashes at its ends. */
export function withoutOuterSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
