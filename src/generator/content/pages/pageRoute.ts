/** Takes a page's path in the pages folder; returns its route: without extension, `index` is its folder. */
export function getPageRoute(path: string): string {
  const route = `/${path.replace(/\.[^./]+$/, '')}`;
  return route.replace(/\/index$/i, '/');
}
