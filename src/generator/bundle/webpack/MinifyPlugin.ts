import type {JsMinifyOptions} from '@swc/core';
import webpack, {type Compilation, type Compiler} from 'webpack';
import {transform} from '../../files/code/esbuild.ts';
import {asError} from '../../shared/invariants/asError.ts';

const NAME = 'MinifyPlugin';

/** A script that is loaded as it is and is already minified. */
const MINIFIED = /^mermaid\./;

/** swc removes unused code inside modules, which esbuild does not, and the router is one large module. */
const SCRIPT: JsMinifyOptions = {
  ecma: 2022,
  module: true,
  // Two passes, the default, leave functions that a third pass inlines.
  compress: {ecma: 2022, passes: 3},
  mangle: true,
  format: {comments: false},
};

/**
 * Minifies scripts and style sheets. The plugins that exist for this check their options with compiled schemas, which takes longer
 * than bundling a site's components.
 */
export class MinifyPlugin {
  readonly #finish: (code: string) => string;

  /** @param finish Applied to each minified script. */
  constructor(finish = (code: string) => code) {
    this.#finish = finish;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise(
        {name: NAME, stage, additionalAssets: true},
        async (assets) => {
          const report = (error: unknown) => {
            compilation.errors.push(new webpack.WebpackError(asError(error).message));
          };
          const minify = (name: string) => this.#minifyAsset(name, compilation).catch(report);
          await Promise.all(Object.keys(assets).map(minify));
        },
      );
    });
  }

  async #minifyAsset(name: string, compilation: Compilation): Promise<void> {
    const minify = this.#minifierOf(name);
    const asset = compilation.getAsset(name);
    if (!asset || asset.info.minimized || !minify) return;
    const cache = compilation.getCache(NAME);
    const item = cache.getItemCache(name, cache.getLazyHashedEtag(asset.source));
    const known = await item.getPromise<webpack.sources.Source | undefined>();
    const source = known ?? new webpack.sources.RawSource(await minify(asset.source.source().toString()));
    if (!known) await item.storePromise(source);
    compilation.updateAsset(name, source, {minimized: true});
  }

  #minifierOf(name: string): ((text: string) => Promise<string>) | undefined {
    if (/\.[cm]?js$/.test(name) && !MINIFIED.test(name))
      return async (text) => this.#finish(await minifyScript(text));
    return name.endsWith('.css') ? minifyStyles : undefined;
  }
}

async function minifyScript(text: string): Promise<string> {
  // Loaded on demand: the dev server minifies nothing.
  const {minify} = await import('@swc/core');
  return (await minify(text, SCRIPT)).code;
}

async function minifyStyles(text: string): Promise<string> {
  return (await transform(text, {loader: 'css', minify: true})).code;
}
