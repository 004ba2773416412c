import type {ComponentType} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import type {PageRuntime} from '../../shared/page/PageModule.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import {CONTENT_COMPONENTS, pageComponent, pageStyles} from '../../shared/page/themeParts.ts';
import type {LoadedPage, Registry} from '../registry.ts';
import {loadComponents} from './loadComponents.ts';

/** The default export of a page module: called with the runtime, it returns the compiled MDX. */
export type PageModule = (runtime: PageRuntime) => Promise<{default: ComponentType}>;

/**
 * Prepares a page for rendering.
 *
 * @param modules Page modules by content key.
 * @throws when a component of the registry cannot be loaded
 */
export async function instantiatePage(
  data: PageData,
  modules: Record<string, PageModule>,
  registry: Registry,
): Promise<LoadedPage> {
  const load = (key: string) => loadFromRegistry(registry, key);
  const own = pageComponent(data);
  const styles = pageStyles(data);
  const [component, contents] = await Promise.all([
    own === undefined ? undefined : load(own).then((module) => module.default as ComponentType),
    instantiateContents(Object.entries(modules), load),
    styles === undefined ? undefined : load(styles),
  ]);
  return {data, modules: contents, component};
}

async function instantiateContents(
  modules: [key: string, module: PageModule][],
  load: PageRuntime['load'],
): Promise<LoadedPage['modules']> {
  if (modules.length === 0) return {};
  const {default: components} = await load(CONTENT_COMPONENTS);
  const runtime: PageRuntime = {
    jsx,
    jsxs,
    Fragment,
    components: components as PageRuntime['components'],
    load,
  };
  const contents = modules.map(async ([key, module]) => [key, (await module(runtime)).default] as const);
  return Object.fromEntries(await Promise.all(contents));
}

async function loadFromRegistry(registry: Registry, key: string): Promise<Record<string, unknown>> {
  const load = registry[key] ?? (await loadComponents())[key];
  if (!load) throw new Error(`The component registry has no module "${key}".`);
  return load();
}
