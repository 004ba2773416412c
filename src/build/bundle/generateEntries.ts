import path from 'node:path';
import type {SiteData} from '../../routes/SiteData.ts';

export interface EntrySources {
  browser: string;
  prerender: string;
  /** Name of the chunk of each registry key. */
  chunkNames: Record<string, string>;
}

/** The source text of the two entry modules: they hand the site's data and its components to the client. */
export function generateEntries({
  generatorDir,
  siteDir,
  site,
  components,
  customCss,
}: {
  generatorDir: string;
  siteDir: string;
  site: SiteData;
  /** Registry keys, see `resolveImport`. */
  components: string[];
  customCss: string[];
}): EntrySources {
  const keys = [...new Set(components)].sort();
  const chunkNames = Object.fromEntries(keys.map((key, index) => [key, `component-${index}-${slug(key)}`]));
  const registry = keys.map((key) => {
    const specifier = key.startsWith('@site/') ? path.join(siteDir, key.slice('@site/'.length)) : key;
    const name = JSON.stringify(chunkNames[key]);
    return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: ${name} */ ${JSON.stringify(specifier)}),`;
  });
  const data = [`const site = ${JSON.stringify(site)};`, 'const registry = {', ...registry, '};'].join('\n');
  const client = (file: string) => JSON.stringify(path.join(generatorDir, 'src/client', file));
  const styles = [
    path.join(generatorDir, 'src/theme/styles/index.css'),
    ...customCss.map((file) => path.join(siteDir, file)),
  ].map((file) => `import ${JSON.stringify(file)};`);
  return {
    browser: [
      `import {start} from ${client('start.tsx')};`,
      ...styles,
      data,
      'start({site, registry});',
      '',
    ].join('\n'),
    prerender: [
      `import {createPrerenderBundle} from ${client('prerender.tsx')};`,
      data,
      'export const {renderPage, renderContent} = createPrerenderBundle({site, registry});',
      '',
    ].join('\n'),
    chunkNames,
  };
}

function slug(key: string): string {
  return path.posix
    .basename(key)
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
}
