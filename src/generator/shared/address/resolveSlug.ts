/**
 * Resolves a slug against a folder, as a browser resolves a path: one that begins with `/` stands by itself,
 * `.` and `..` are followed, a trailing slash is kept. The folder begins and ends with `/`.
 */
export function resolveSlug(slug: string, folder: string): string {
  const path = slug.startsWith('/') ? slug : folder + slug;
  const segments: string[] = [];
  const parts = path.split('/').filter((part) => part !== '');
  for (const part of parts) {
    if (part === '..') segments.pop();
    else if (part !== '.') segments.push(part);
  }
  const last = parts.at(-1);
  const isFolder = path.endsWith('/') || last === '.' || last === '..';
  return segments.length === 0 ? '/' : `/${segments.join('/')}${isFolder ? '/' : ''}`;
}
