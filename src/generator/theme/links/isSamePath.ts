/** True when two paths name the same page: a trailing slash, a query and a hash do not matter. */
export function isSamePath(a: string | undefined, b: string): boolean {
  return a !== undefined && normalise(a) === normalise(b);
}

function normalise(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
}
