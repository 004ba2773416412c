import path from 'node:path';
import {
  BLOG_LAYOUTS,
  CONTENT_COMPONENTS,
  FURTHER_LAYOUTS,
  REFERENCE_STYLES,
} from '../../shared/page/themeParts.ts';
import {SEARCH_COMPONENT} from '../../shared/page/searchComponent.ts';
import type {AppFacts} from '../../shared/page/AppFacts.ts';
import {appModulesSource} from './appModules.ts';
import {COMPONENTS_VARIABLE} from '../../shared/page/siteComponents.ts';
import {GENERATOR_ALIAS} from '../modules/sourceRoots.ts';
import {siteKey} from '../../shared/address/siteKey.ts';

export interface EntrySources {
  browser: string;
  prerender: string;
  /** Chunk names by registry key. */
  chunkNames: Record<string, string>;
}

/**
 * The sources of the two entry modules, which pass the site's components to the client. They contain no paths, so they
 * are the same wherever the site is.
 */
export function generateEntries({
  site,
  components,
  customCss,
  moreStyles,
  clientModules = [],
  isAlone = false,
}: {
  site: AppFacts;
  /** Registry keys, see `resolveImport`. */
  components: string[];
  customCss: string[];
  moreStyles?: readonly string[] | undefined;
  clientModules?: string[];
  /** Whether the app can be used with components that are bundled separately, see `isAppAlone`. */
  isAlone?: boolean;
}): EntrySources {
  const keys = registryKeys(site, components);
  const chunkNames = Object.fromEntries(keys.map((key, index) => [key, `component-${index}-${slug(key)}`]));
  const data = registrySource(chunkNames);
  const client = (file: string) => JSON.stringify(`${GENERATOR_ALIAS}/client/${file}`);
  const styles = styleImports(site, customCss, moreStyles);
  return {
    browser: [
      `import {start} from ${client('start')};`,
      ...styles,
      ...(clientModules.length > 0 ? [`import {PageView} from ${client('PageView')};`] : []),
      ...moduleImports(clientModules),
      ...(isAlone ? [ASSETS_FOLDER, ...appModulesSource()] : []),
      data,
      clientModules.length > 0 ? 'start({registry, View: wrapView(PageView)});' : 'start({registry});',
      '',
    ].join('\n'),
    prerender: [
      `import {createPrerenderBundle} from ${client('prerender')};`,
      data,
      'export const {renderPage, renderPages, renderContent, traceRender} = createPrerenderBundle({registry});',
      '',
    ].join('\n'),
    chunkNames,
  };
}

/** Chunks are next to the script that loads them, which is not a module. */
const ASSETS_FOLDER = "__webpack_public_path__ = new URL('.', document.currentScript.src).href;";

/** The sources of the entry modules of a site's own components and style sheets. */
export interface SiteSources {
  /** Sets the variable in which the app finds the components, see `loadComponents`; absent if there are none. */
  components: string;
  /** Absent if there are no style sheets. */
  styles?: string;
  /** Chunk names of the components by registry key. */
  chunkNames: Record<string, string>;
}

/** The sources of the entry modules if a site's own components and style sheets are bundled separately from the app. */
export function generateSiteEntries({
  site,
  components,
  customCss,
  moreStyles = [],
}: Pick<
  Parameters<typeof generateEntries>[0],
  'site' | 'components' | 'customCss' | 'moreStyles'
>): SiteSources {
  const ofTheme = new Set(registryKeys(site, []));
  const own = [...new Set(components)].filter((key) => !ofTheme.has(key)).sort();
  const chunkNames = Object.fromEntries(own.map((key, index) => [key, `component-${index}-${slug(key)}`]));
  const styles = ownStyles(customCss, moreStyles);
  return {
    components: [registrySource(chunkNames), `globalThis.${COMPONENTS_VARIABLE} = registry;`, ''].join('\n'),
    ...(styles.length > 0 && {styles: [...importStatements(styles), ''].join('\n')}),
    chunkNames,
  };
}

/** Keys of everything in the registry, sorted: what pages import, and what the theme loads on demand. */
export function registryKeys({hasSearch, hasReference}: AppFacts, components: string[]): string[] {
  const own = [
    CONTENT_COMPONENTS,
    FURTHER_LAYOUTS,
    BLOG_LAYOUTS,
    ...(hasReference ? [REFERENCE_STYLES] : []),
    ...(hasSearch ? [SEARCH_COMPONENT] : []),
  ];
  return [...new Set([...components, ...own])].sort();
}

/** `const registry = {…}`: for each registry key, a function that imports its module as the chunk of that name. */
export function registrySource(chunkNames: Record<string, string>): string {
  const entries = Object.entries(chunkNames).map(([key, name]) => {
    const part = THEME_PARTS[key];
    const request = part === undefined ? key : `${GENERATOR_ALIAS}/${part}`;
    return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(request)}),`;
  });
  return ['const registry = {', ...entries, '};'].join('\n');
}

/** Modules of the generator, below its sources, by registry key; any other key is imported under its own name. */
export const THEME_PARTS: Readonly<Record<string, string>> = {
  [CONTENT_COMPONENTS]: 'client/pages/contentComponents',
  [FURTHER_LAYOUTS]: 'theme/layouts/FurtherLayouts',
  [BLOG_LAYOUTS]: 'theme/layouts/BlogLayouts',
  [REFERENCE_STYLES]: 'theme/reference/referenceStyles',
};

/**
 * Import statements for the theme's style sheets and the site's own.
 *
 * @param more Import requests of style sheets that follow them.
 */
export function styleImports(
  {hasReference}: AppFacts,
  customCss: string[],
  more: readonly string[] = [],
): string[] {
  return importStatements([
    `${GENERATOR_ALIAS}/theme/styles/index.css`,
    ...(hasReference ? [`${GENERATOR_ALIAS}/theme/styles/pageFilter.css`] : []),
    ...ownStyles(customCss, more),
  ]);
}

/** Import requests of a site's style sheets. */
function ownStyles(customCss: string[], more: readonly string[]): string[] {
  // A package's style sheet may be above the site folder.
  return [...customCss.map((file) => siteKey(path.posix.normalize(file))), ...more];
}

function importStatements(files: readonly string[]): string[] {
  return files.map((file) => `import ${JSON.stringify(file)};`);
}

/**
 * Import statements for the site's modules that run on every page, as `wrapView`, which makes the app's view notify
 * them of each page. Without client modules nothing is imported, so the bundle contains none of this.
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

/** The last part of a registry key, made safe for a file name. */
export function slug(key: string): string {
  return path.posix
    .basename(key)
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
}
