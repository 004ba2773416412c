/** Rules of plugin-client-redirects that create redirects for every page. */
interface Rules {
  fromExtensions?: unknown;
  toExtensions?: unknown;
  createRedirects?: unknown;
}

/**
 * Returns a function for the old addresses of a page: `fromExtensions` gives `/a` the old address `/a.html`,
 * `toExtensions` gives `/a.zip` the old address `/a`, and `createRedirects` is the site's own function.
 *
 * @returns undefined if there are no rules.
 */
export function extensionRedirects(rules: Rules): ((path: string) => string[]) | undefined {
  const from = extensionsIn(rules.fromExtensions);
  const to = extensionsIn(rules.toExtensions);
  const {createRedirects: create} = rules;
  if (from.length === 0 && to.length === 0 && typeof create !== 'function') return undefined;
  return (path) => {
    const given: unknown =
      typeof create === 'function' ? Reflect.apply(create, undefined, [path]) : undefined;
    const plain = path.replace(/\/$/, '');
    const isFile = from.some((extension) => plain.endsWith(`.${extension}`));
    return [
      ...(plain === '' || isFile ? [] : from.map((extension) => `${plain}.${extension}`)),
      ...to.flatMap((extension) =>
        plain.endsWith(`.${extension}`) ? [plain.slice(0, -extension.length - 1)] : [],
      ),
      ...[given ?? []].flat().map(String),
    ];
  };
}

function extensionsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map((one) => String(one).replace(/^\./, '')) : [];
}
