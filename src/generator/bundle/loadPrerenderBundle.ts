import {readFileSync} from 'node:fs';
import {createRequire, Module} from 'node:module';
import path from 'node:path';
import {compileFunction, constants} from 'node:vm';
import {generatorDir} from '../files/generatorDir.ts';
import type {PrerenderBundle} from '../shared/page/PrerenderBundle.ts';

/** The bundle that this thread has loaded last, as Node names it. */
let last: string | undefined;

/**
 * Loads the prerender bundle, each thread once: Node keeps it. The one before is let go: a dev server loads another after
 * each change of the app. Packages that it requires are those of the generator, wherever the bundle is kept.
 *
 * @param file Absolute path of a CommonJS module.
 */
export async function loadPrerenderBundle(file: string): Promise<PrerenderBundle> {
  const {cache, resolve} = createRequire(file);
  const name = resolve(file);
  const known = cache[name];
  if (last !== undefined && last !== name) delete cache[last];
  last = name;
  if (known) return known.exports as PrerenderBundle;
  const module = evaluate(name);
  cache[name] = module;
  return module.exports as PrerenderBundle;
}

function evaluate(file: string): NodeJS.Module {
  const module: NodeJS.Module = new Module(file);
  module.filename = file;
  const run = compileFunction(
    readFileSync(file, 'utf8'),
    ['exports', 'require', 'module', '__filename', '__dirname'],
    {filename: file, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER},
  );
  const require = createRequire(path.join(generatorDir, 'package.json'));
  run(module.exports, require, module, file, path.dirname(file));
  module.loaded = true;
  return module;
}
