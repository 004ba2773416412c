/**
 * Resolves a slug against a folder: one that begins with `/` counts from the section's root; any other may begin with `./`
 * and `../`, as a relative path does. A trailing slash is kept.
 *
 * @param folder Begins and ends with `/`.
 * @returns undefined for one that leads out of the section
 */
export function resolveSlug(slug: string, folder: string): string | undefined {
  if (slug.startsWith('/')) return joined(slug, slug.endsWith('/'));
  const {steps, rest} = relativeSlug(slug);
  const folders = folder.split('/').filter((part) => part !== '');
  if (steps > folders.length) return undefined;
  const left = folders.slice(0, folders.length - steps).join('/');
  return joined(`${left}/${rest}`, rest === '' || rest.endsWith('/'));
}

/** Takes the steps up off a relative slug: how many there are, and what follows them. */
export function relativeSlug(slug: string): {steps: number; rest: string} {
  const [steps = ''] = /^(?:\.{1,2}(?:\/+|$))*/.exec(slug) ?? [];
  return {
    steps: steps.split('/').filter((part) => part === '..').length,
    rest: slug.slice(steps.length),
  };
}

function joined(path: string, isFolder: boolean): string {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.length === 0 ? '/' : `/${parts.join('/')}${isFolder ? '/' : ''}`;
}
