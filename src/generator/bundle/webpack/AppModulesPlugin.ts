import path from 'node:path';
import type {Compiler} from 'webpack';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {stubFile} from '../modules/listedModules.ts';
import {escapePath, unescapePath} from '../modules/modulePath.ts';
import {LISTED_APP_MODULES} from '../entries/appModules.ts';

/** Makes the bundle of a site's components take the app's modules from the app. */
export class AppModulesPlugin {
  /** Absolute paths of the replacements, by the module's path without extension. */
  readonly #stubs: ReadonlyMap<string, string>;

  /** @param dir Absolute path of the folder with the files of `appModuleStubs`. */
  constructor(dir: string) {
    this.#stubs = new Map(
      LISTED_APP_MODULES.map((module) => [
        path.join(sourceDir, module.request),
        path.join(dir, stubFile(module)),
      ]),
    );
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('AppModulesPlugin', (factory) => {
      factory.hooks.afterResolve.tap('AppModulesPlugin', ({createData}) => {
        const file = unescapePath(createData.resource ?? '');
        const stub = this.#stubs.get(file.replace(/\.[jt]sx?$/, ''));
        if (stub !== undefined) Object.assign(createData, {resource: escapePath(stub), loaders: []});
      });
    });
  }
}
