import {stepsUp} from './stepsUp.ts';

/**
 * Resolves a slug against a folder. A slug that begins with `/` is relative to the section's root; any other may begin
 * with `./` and `../`, like a relative path. A trailing slash is kept.
 *
 * @param folder Begins and ends with `/`.
 * @returns undefined for a slug that points outside the section
 */
export function resolveSlug(slug: string, folder: string): string | undefined {
  if (slug.startsWith('/')) return joined(slug, slug.endsWith('/'));
  const {steps, rest} = relativeSlug(slug);
  const folders = folder.split('/').filter((part) => part !== '');
  if (steps > folders.length) return undefined;
  const left = folders.slice(0, folders.length - steps).join('/');
  return joined(`${left}/${rest}`, rest === '' || rest.endsWith('/'));
}

/** Splits a relative slug into the number of steps up (`../`) and what follows them. */
export function relativeSlug(slug: string): {steps: number; rest: string} {
  const [steps = ''] = /^(?:\.{1,2}(?:\/+|$))*/.exec(slug) ?? [];
  return {steps: stepsUp(steps), rest: slug.slice(steps.length)};
}

function joined(path: string, isFolder: boolean): string {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.length === 0 ? '/' : `/${parts.join('/')}${isFolder ? '/' : ''}`;
}
