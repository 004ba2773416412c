import {hashOf} from '../files/hash.ts';
import {
  type EntrySources,
  moduleImports,
  registryKeys,
  registrySource,
  slug,
  styleImports,
} from './generateEntries.ts';
import type {BundleRequest} from './BundleRequest.ts';
import {GENERATOR_ALIAS} from './sourceRoots.ts';

/** Entry sources of the dev server: the registry is a module of its own, so that it can be replaced while the page stays. */
export interface DevEntrySources extends EntrySources {
  registry: string;
}

/**
 * The source text of the dev server's entry modules. Chunks are named by their registry key alone: a component that is
 * added renames no other.
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
      `startDev({registry: known, getHash: () => __webpack_hash__, hot: import.meta.webpackHot${clientModules.length > 0 ? ', wrapView' : ''}});`,
      // A component that a page imports for the first time must not cost a reload: the app looks the registry up when it loads a page.
      `import.meta.webpackHot.accept('./registry.ts', () => void Object.assign(known, registry));`,
      '',
    ].join('\n'),
    prerender: [
      `import {createPrerenderBundle} from ${inGenerator('client/prerender')};`,
      `import {registry} from './registry.ts';`,
      'export const {renderPage, renderContent, traceRender} = createPrerenderBundle({registry});',
      '',
    ].join('\n'),
    chunkNames,
  };
}
