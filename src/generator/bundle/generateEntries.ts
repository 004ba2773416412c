import path from 'node:path';
import {sourceDir} from '../files/ownPackage.ts';
import {SEARCH_COMPONENT} from '../shared/page/searchComponent.ts';
import type {SiteData} from '../shared/page/SiteData.ts';

export interface EntrySources {
  browser: string;
  prerender: string;
  /** Name of the chunk of each registry key. */
  chunkNames: Record<string, string>;
}

/** The source text of the two entry modules: they hand the site's data and its components to the client. */
export function generateEntries({
  siteDir,
  site,
  components,
  customCss,
}: {
  siteDir: string;
  site: SiteData;
  /** Registry keys, see `resolveImport`. */
  components: string[];
  customCss: string[];
}): EntrySources {
  const keys = registryKeys(site, components);
  const chunkNames = Object.fromEntries(keys.map((key, index) => [key, `component-${index}-${slug(key)}`]));
  const data = [`const site = ${JSON.stringify(site)};`, registrySource(siteDir, chunkNames)].join('\n');
  const client = (file: string) => JSON.stringify(path.join(sourceDir, 'client', file));
  const styles = styleImports(siteDir, customCss);
  return {
    browser: [
      `import {start} from ${client('start')};`,
      ...styles,
      data,
      'start({site, registry});',
      '',
    ].join('\n'),
    prerender: [
      `import {createPrerenderBundle} from ${client('prerender')};`,
      data,
      'export const {renderPage, renderContent, traceRender} = createPrerenderBundle({site, registry});',
      '',
    ].join('\n'),
    chunkNames,
  };
}

/** Keys of everything the registry holds, sorted: what pages import, and the search page on sites that have search. */
export function registryKeys({navbar}: Pick<SiteData, 'navbar'>, components: string[]): string[] {
  const own = navbar.items.some(({type}) => type === 'search') ? [SEARCH_COMPONENT] : [];
  return [...new Set([...components, ...own])].sort();
}

/** `const registry = {…}`: a function for each registry key that imports its module as the chunk of that name. */
export function registrySource(siteDir: string, chunkNames: Record<string, string>): string {
  const entries = Object.entries(chunkNames).map(([key, name]) => {
    const specifier = key.startsWith('@site/') ? path.join(siteDir, key.slice('@site/'.length)) : key;
    return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(specifier)}),`;
  });
  return ['const registry = {', ...entries, '};'].join('\n');
}

/** Import lines of the theme's style sheet and of the site's own. */
export function styleImports(siteDir: string, customCss: string[]): string[] {
  return [
    path.join(sourceDir, 'theme/styles/index.css'),
    ...customCss.map((file) => path.join(siteDir, file)),
  ].map((file) => `import ${JSON.stringify(file)};`);
}

/** The last part of a registry key, as it can stand in a file name. */
export function slug(key: string): string {
  return path.posix
    .basename(key)
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
}
