import path from 'node:path';
import webpack, {type Compiler, type Module, type ModuleGraph} from 'webpack';
import {unescapePath} from './modulePath.ts';
import {FRAMEWORK_MODULES} from './frameworkModules.ts';
import {stubFile} from './listedModules.ts';

/** Packages whose modules must not be bundled with an app that uses the framework. */
const PACKAGES = /[\\/]node_modules[\\/](?:react-router|react-router-dom|react-helmet-async)[\\/]/;

/**
 * Makes an app take the framework's modules from its script, and detects whether the app uses anything else from their
 * packages.
 */
export class FrameworkPlugin {
  /** Absolute paths of the modules that replace the framework's, for webpack's option `resolve.alias`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Whether the app needs more than the framework contains. */
  isShort = false;
  readonly #stubs: ReadonlyMap<string, boolean>;

  /** @param dir Absolute path of the folder with the files of `frameworkStubs`. */
  constructor(dir: string) {
    this.aliases = Object.fromEntries(
      FRAMEWORK_MODULES.map((module) => [`${module.request}$`, path.join(dir, stubFile(module))]),
    );
    this.#stubs = new Map(
      FRAMEWORK_MODULES.map((module) => [path.join(dir, stubFile(module)), module.exports === undefined]),
    );
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FrameworkPlugin', (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap('FrameworkPlugin', (modules) => {
        this.isShort = [...modules].some((module) => this.#isMissed(module, compilation.moduleGraph));
      });
    });
  }

  #isMissed(module: Module, graph: ModuleGraph): boolean {
    const file = unescapePath(module.nameForCondition() ?? '');
    const isWhole = this.#stubs.get(file);
    if (isWhole === undefined) return PACKAGES.test(file);
    if (isWhole) return false;
    const info = graph.getExportsInfo(module);
    const isUsed = (one: {getUsed(runtime: undefined): number}): boolean =>
      one.getUsed(undefined) !== webpack.UsageState.Unused;
    return (
      isUsed(info.otherExportsInfo) || [...info.exports].some((one) => one.provided !== true && isUsed(one))
    );
  }
}
