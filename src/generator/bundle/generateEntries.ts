import path from 'node:path';
import {SEARCH_COMPONENT} from '../shared/page/searchComponent.ts';
import type {AppFacts} from '../shared/page/AppFacts.ts';
import {GENERATOR_ALIAS} from './sourceRoots.ts';

export interface EntrySources {
  browser: string;
  prerender: string;
  /** Name of the chunk of each registry key. */
  chunkNames: Record<string, string>;
}

/**
 * The source text of the two entry modules: they hand the site's components to the client. It holds no paths, so
 * it is the same wherever the site lies.
 */
export function generateEntries({
  site,
  components,
  customCss,
  moreStyles,
  clientModules = [],
}: {
  site: AppFacts;
  /** Registry keys, see `resolveImport`. */
  components: string[];
  customCss: string[];
  moreStyles?: readonly string[] | undefined;
  clientModules?: string[];
}): EntrySources {
  const keys = registryKeys(site, components);
  const chunkNames = Object.fromEntries(keys.map((key, index) => [key, `component-${index}-${slug(key)}`]));
  const data = registrySource(chunkNames);
  const client = (file: string) => JSON.stringify(`${GENERATOR_ALIAS}/client/${file}`);
  const styles = styleImports(customCss, moreStyles);
  return {
    browser: [
      `import {start} from ${client('start')};`,
      ...styles,
      ...(clientModules.length > 0 ? [`import {PageView} from ${client('PageView')};`] : []),
      ...moduleImports(clientModules),
      data,
      clientModules.length > 0 ? 'start({registry, View: wrapView(PageView)});' : 'start({registry});',
      '',
    ].join('\n'),
    prerender: [
      `import {createPrerenderBundle} from ${client('prerender')};`,
      data,
      'export const {renderPage, renderContent, traceRender} = createPrerenderBundle({registry});',
      '',
    ].join('\n'),
    chunkNames,
  };
}

/** Keys of everything the registry holds, sorted: what pages import, and the search page on sites that have search. */
export function registryKeys({hasSearch}: AppFacts, components: string[]): string[] {
  const own = hasSearch ? [SEARCH_COMPONENT] : [];
  return [...new Set([...components, ...own])].sort();
}

/** `const registry = {…}`: a function for each registry key that imports its module as the chunk of that name. */
export function registrySource(chunkNames: Record<string, string>): string {
  const entries = Object.entries(chunkNames).map(([key, name]) => {
    return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(key)}),`;
  });
  return ['const registry = {', ...entries, '};'].join('\n');
}

/**
 * Import lines of the theme's style sheet and of the site's own.
 *
 * @param more Requests of what follows them.
 */
export function styleImports(customCss: string[], more: readonly string[] = []): string[] {
  return [
    `${GENERATOR_ALIAS}/theme/styles/index.css`,
    ...customCss.map((file) => path.posix.join('@site', file)),
    ...more,
  ].map((file) => `import ${JSON.stringify(file)};`);
}

/**
 * The lines that import the modules of a site that run on every page, as `wrapView`, which makes the app's view tell them of
 * each page. Without such a module there are none, and nothing of it is in the bundle.
 */
export function moduleImports(clientModules: readonly string[]): string[] {
  if (clientModules.length === 0) return [];
  const names = clientModules.map((_, index) => `module${index}`);
  return [
    `import {withClientModules} from ${JSON.stringify(`${GENERATOR_ALIAS}/client/clientModules`)};`,
    ...clientModules.map((key, index) => `import * as ${names[index]} from ${JSON.stringify(key)};`),
    `const wrapView = (View) => withClientModules(View, [${names.join(', ')}]);`,
  ];
}

/** The last part of a registry key, as it can stand in a file name. */
export function slug(key: string): string {
  return path.posix
    .basename(key)
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
}
