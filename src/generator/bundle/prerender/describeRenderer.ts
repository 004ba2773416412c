import {dependencyVersion} from '../../files/packages/dependencies.ts';
import {hashOf} from '../../files/hash.ts';
import type {InputHashes} from '../kept/inputHashes.ts';
import {EXTERNAL_PACKAGES} from '../modules/externalPackages.ts';
import type {Bundles} from '../requests/Bundles.ts';
import type {PrerenderBundle} from './bundlePrerender.ts';

/** The sources of a prerender bundle; webpack's don't tell apart which of them only components need. */
export type PrerenderInputs = Pick<PrerenderBundle, 'inputs'> &
  Partial<Pick<PrerenderBundle, 'componentInputs'>>;

/**
 * Identifies what the bundle for prerendering makes of a page, see `Bundles.renderer`.
 *
 * @param key See `bundleKey`.
 */
export function describeRenderer(
  key: string,
  {inputs: all, componentInputs}: PrerenderInputs,
  {inputs, toNames}: {inputs: InputHashes; toNames: (file: string) => string},
): Pick<Bundles, 'renderer' | 'renderers'> {
  const hash = (files: readonly string[]) => hashRenderer(key, files.map(toNames), inputs);
  if (!componentInputs) return {renderer: hash(all)};
  const own = new Set(Object.values(componentInputs).flat());
  return {
    renderer: hash(all),
    renderers: {
      app: hash(all.filter((file) => !own.has(file))),
      components: Object.fromEntries(
        Object.entries(componentInputs).map(([name, files]) => [name, hash(files)]),
      ),
    },
  };
}

/** @param names The files that the prerender bundle is made from. */
export function hashRenderer(key: string, names: readonly string[], inputs: InputHashes): string {
  const own = [...names].sort().map((name) => [name, inputs[name]]);
  return hashOf(key, own, EXTERNAL_PACKAGES.map(dependencyVersion)).slice(0, 12);
}
