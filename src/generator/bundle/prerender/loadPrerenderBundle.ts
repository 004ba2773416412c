import {readFileSync} from 'node:fs';
import {createRequire, Module} from 'node:module';
import path from 'node:path';
import {compileFunction, constants} from 'node:vm';
import {generatorDir} from '../../files/packages/generatorDir.ts';
import {EXTERNAL_MODULES} from '../modules/externalPackages.ts';
import {type CodeTranslations, withTranslations} from '../../shared/page/codeTranslations.ts';
import {LoadFault, orLoadFault} from '../../shared/page/LoadFault.ts';
import type {PrerenderBundle} from '../../shared/page/PrerenderBundle.ts';
import {limitLoops} from '../transforms/guardModule.ts';
import {refusePageExit} from './refusePageExit.ts';

/** The bundle that this thread loaded last: a module for each language, or its fault, by its translations as JSON. */
let last: {file: string; run: Run; modules: Map<string, NodeJS.Module | LoadFault>} | undefined;

/** Evaluates a bundle, which is a CommonJS module. */
type Run = (...scope: [exports: unknown, NodeJS.Require, NodeJS.Module, file: string, dir: string]) => void;

/** All that it has evaluated. */
const evaluated = new Set<string>();

/**
 * Loads the prerender bundle once in each thread for each language: its modules may translate texts while they are
 * evaluated. The previous bundle is released, because a dev server loads a new one after each change of the app. Packages
 * that it requires are the generator's, wherever the bundle is stored. The file may be moved once it is loaded.
 *
 * @param file Absolute path of a CommonJS module.
 * @param translations See `SiteData`.
 * @throws LoadFault if one of its modules throws
 */
export async function loadPrerenderBundle(
  file: string,
  translations: CodeTranslations = {},
): Promise<PrerenderBundle> {
  if (last?.file !== file) last = {file, run: compile(file), modules: new Map()};
  const {run, modules} = last;
  const language = JSON.stringify(translations);
  const module =
    modules.get(language) ?? withTranslations(translations, () => orLoadFault(() => evaluate(file, run)));
  modules.set(language, module);
  // Evaluating it for each batch of pages would take long if one of its loops has to be ended.
  if (module instanceof LoadFault) throw module;
  return module.exports as PrerenderBundle;
}

/** Loads what every prerender bundle requires, before there is one. */
export function loadPackages(): void {
  const require = createRequire(path.join(generatorDir, 'package.json'));
  for (const name of EXTERNAL_MODULES) require(name);
}

function compile(file: string): Run {
  return compileFunction(
    readFileSync(file, 'utf8'),
    ['exports', 'require', 'module', '__filename', '__dirname'],
    {filename: file, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER},
  ) as Run;
}

function evaluate(file: string, run: Run): NodeJS.Module {
  const module: NodeJS.Module = new Module(file);
  module.filename = file;
  const require = createRequire(path.join(generatorDir, 'package.json'));
  // The code of pages is evaluated in the bundle, so its path is in their stacks.
  if (evaluated.size === 0) {
    refusePageExit((stack) => [...evaluated].some((name) => stack.includes(name)));
    limitLoops();
  }
  evaluated.add(file);
  run(module.exports, require, module, file, path.dirname(file));
  // A package that is an ES module and looks for `module` anyway finds this one, when a page first needs it.
  const {exports} = module;
  Object.defineProperty(module, 'exports', {get: () => exports, set: () => {}});
  module.loaded = true;
  return module;
}
