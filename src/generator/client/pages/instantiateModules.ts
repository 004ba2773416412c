import type {ComponentType} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import type {PageRuntime} from '../../shared/page/PageModule.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import {mdxComponents} from '../../theme/content/mdxComponents.tsx';
import type {LoadedPage, Registry} from '../registry.ts';

/** A page module's one export: called with the runtime, it gives the compiled MDX. */
export type PageModule = (runtime: PageRuntime) => Promise<{default: ComponentType}>;

/**
 * Makes a page ready to be drawn.
 *
 * @param modules Page modules by content key.
 * @throws when a component of the registry cannot be loaded.
 */
export async function instantiatePage(
  data: PageData,
  modules: Record<string, PageModule>,
  registry: Registry,
): Promise<LoadedPage> {
  const load = (key: string) => loadFromRegistry(registry, key);
  const runtime: PageRuntime = {jsx, jsxs, Fragment, components: mdxComponents, load};
  const [component, ...contents] = await Promise.all([
    'component' in data ? load(data.component).then((module) => module.default as ComponentType) : undefined,
    ...Object.entries(modules).map(async ([key, module]) => [key, (await module(runtime)).default] as const),
  ]);
  return {data, modules: Object.fromEntries(contents), component};
}

function loadFromRegistry(registry: Registry, key: string): Promise<Record<string, unknown>> {
  const load = registry[key];
  return load ? load() : Promise.reject(new Error(`The component registry has no module "${key}".`));
}
