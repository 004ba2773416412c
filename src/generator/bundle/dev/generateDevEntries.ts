import {hashOf} from '../../files/hash.ts';
import {
  type EntrySources,
  moduleImports,
  registryKeys,
  registrySource,
  slug,
  styleImports,
} from '../entries/generateEntries.ts';
import type {BundleRequest} from '../requests/BundleRequest.ts';
import {GENERATOR_ALIAS} from '../modules/sourceRoots.ts';

/**
 * Entry sources of the dev server: the registry is a separate module, so that it can be replaced without reloading the
 * page.
 */
export interface DevEntrySources extends EntrySources {
  registry: string;
}

/**
 * The sources of the dev server's entry modules. Chunks are named by registry key only, so that adding a component
 * renames no other.
 */
export function generateDevEntries({
  site,
  components,
  customCss,
  moreStyles,
  clientModules = [],
}: Pick<
  BundleRequest,
  'site' | 'components' | 'customCss' | 'moreStyles' | 'clientModules'
>): DevEntrySources {
  const keys = registryKeys(site, components);
  const chunkNames = Object.fromEntries(
    keys.map((key) => [key, `component-${slug(key)}-${hashOf(key).slice(0, 8)}`]),
  );
  const inGenerator = (file: string) => JSON.stringify(`${GENERATOR_ALIAS}/${file}`);
  return {
    registry: `export ${registrySource(chunkNames)}\n`,
    browser: [
      `import {startDev} from ${inGenerator('devClient/startDev')};`,
      `import {registry} from './registry.ts';`,
      ...styleImports(site, customCss, moreStyles),
      ...moduleImports(clientModules),
      'const known = {...registry};',
      `const onComponents = startDev({registry: known, getHash: () => __webpack_hash__, hot: import.meta.webpackHot${clientModules.length > 0 ? ', wrapView' : ''}});`,
      // A component that a page imports for the first time, or that React Refresh cannot replace because it has no name,
      // must not cause a reload: the app looks components up when it loads a page.
      `import.meta.webpackHot.accept('./registry.ts', () => onComponents(registry));`,
      '',
    ].join('\n'),
    prerender: [
      `import {createPrerenderBundle} from ${inGenerator('client/prerender')};`,
      `import {registry} from './registry.ts';`,
      'export const {renderPage, renderPages, renderContent, traceRender} = createPrerenderBundle({registry});',
      '',
    ].join('\n'),
    chunkNames,
  };
}
