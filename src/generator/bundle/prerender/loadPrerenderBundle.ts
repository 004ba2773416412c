import {readFileSync} from 'node:fs';
import {createRequire, Module} from 'node:module';
import path from 'node:path';
import {compileFunction, constants} from 'node:vm';
import {generatorDir} from '../../files/packages/generatorDir.ts';
import {EXTERNAL_MODULES} from '../modules/externalPackages.ts';
import type {PrerenderBundle} from '../../shared/page/PrerenderBundle.ts';
import {refusePageExit} from './refusePageExit.ts';

/** The bundle that this thread loaded last, and its name in Node's cache. */
let last: {file: string; name: string} | undefined;

/** All that it has evaluated. */
const evaluated = new Set<string>();

/**
 * Loads the prerender bundle once in each thread; Node caches it. The previous one is released, because a dev server
 * loads a new one after each change of the app. Packages that it requires are the generator's, wherever the bundle is
 * stored. The file may be moved once it is loaded.
 *
 * @param file Absolute path of a CommonJS module.
 */
export async function loadPrerenderBundle(file: string): Promise<PrerenderBundle> {
  const {cache, resolve} = createRequire(file);
  const name = last?.file === file ? last.name : resolve(file);
  const known = cache[name];
  if (last && last.name !== name) delete cache[last.name];
  last = {file, name};
  if (known) return known.exports as PrerenderBundle;
  const module = evaluate(name);
  cache[name] = module;
  return module.exports as PrerenderBundle;
}

/** Loads what every prerender bundle requires, before there is one. */
export function loadPackages(): void {
  const require = createRequire(path.join(generatorDir, 'package.json'));
  for (const name of EXTERNAL_MODULES) require(name);
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
  // The code of pages is evaluated in the bundle, so its path is in their stacks.
  if (evaluated.size === 0) refusePageExit((stack) => [...evaluated].some((name) => stack.includes(name)));
  evaluated.add(file);
  run(module.exports, require, module, file, path.dirname(file));
  // A package that is an ES module and looks for `module` anyway finds this one, when a page first needs it.
  const {exports} = module;
  Object.defineProperty(module, 'exports', {get: () => exports, set: () => {}});
  module.loaded = true;
  return module;
}
