import {createRequire} from 'node:module';
import path from 'node:path';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';

/** Packages through which a site has `postcss-loader`, where a package manager keeps what each needs apart. */
const WAY = ['@docusaurus/core', '@docusaurus/bundler'];

/** What `configurePostCss` is called with first. */
export function postCssOptions(): {ident: string; plugins: unknown[]} {
  return {ident: 'postcss', plugins: []};
}

/** The plugins of PostCSS in what `configurePostCss` gives. */
export function postCssPlugins(given: unknown): unknown[] {
  return isPlainObject(given) && Array.isArray(given.plugins) ? given.plugins : [];
}

/**
 * The part of webpack's configuration that changes the style sheets of a site by plugins of PostCSS.
 *
 * @returns Nothing when the site has no `postcss-loader`, which comes with Docusaurus.
 */
export function postCssPart(
  plugins: readonly unknown[],
  siteDir: string,
): Record<string, unknown> | undefined {
  const loader = findLoader(siteDir);
  if (loader === undefined) return undefined;
  const postcssOptions = {config: false, plugins: plugins.map(byName)};
  return {
    module: {
      rules: [
        {
          test: /\.(?:css|s[ac]ss|less)$/,
          include: siteDir + path.sep,
          // After Sass and Less.
          enforce: 'post',
          use: [{loader, options: {postcssOptions}}],
        },
      ],
    },
  };
}

function findLoader(siteDir: string): string | undefined {
  let from = path.join(siteDir, 'package.json');
  for (const next of ['', ...WAY]) {
    try {
      if (next !== '') from = createRequire(from).resolve(`${next}/package.json`);
      return createRequire(from).resolve('postcss-loader');
    } catch {
      // It may be among the packages of the next one.
    }
  }
  return undefined;
}

/** A plugin by the file that it is loaded from, where it is what a package exports: threads can be sent that, but no function. */
function byName(plugin: unknown): unknown {
  if (typeof plugin !== 'function') return plugin;
  const loaded = Object.values(createRequire(import.meta.url).cache);
  const module = loaded.find(
    (one) => one !== undefined && [one.exports, one.exports?.default].includes(plugin),
  );
  return module === undefined ? plugin : [module.filename, {}];
}
