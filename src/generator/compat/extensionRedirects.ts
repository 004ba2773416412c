/** The rules of plugin-client-redirects that make redirects for every page. */
interface Rules {
  fromExtensions?: unknown;
  toExtensions?: unknown;
  createRedirects?: unknown;
}

/**
 * The old addresses of a page by rules: `fromExtensions` gives `/a` the address `/a.html`, `toExtensions` gives `/a.zip` the
 * address `/a`, `createRedirects` is a function of the site.
 *
 * @returns Undefined when there is no rule.
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
