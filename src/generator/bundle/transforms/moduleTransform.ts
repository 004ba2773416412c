import {readFile} from 'node:fs/promises';
import {resolveDependency} from '../../files/packages/dependencies.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {importFiles} from '../files/babelFiles.ts';
import {isToBeCompiled} from '../modules/packageFiles.ts';
import {type Transform, type TransformSettings, transformWith} from './transformModule.ts';

/**
 * Transforms the modules of an app: TypeScript, JSX, and imports of files.
 *
 * @param refreshPlugin Babel plugin for React Fast Refresh; absent for none.
 */
export function moduleTransform(settings: TransformSettings, refreshPlugin?: string): Transform {
  const isLoose = settings.isLoose === true;
  const key = `${isLoose ? 'loose modules' : 'modules'}${refreshPlugin ? ' with refresh' : ''}`;
  return transformWith(settings, key, {
    sourceType: 'unambiguous',
    presets: [
      [resolveDependency('@babel/preset-react'), {runtime: 'automatic'}],
      [resolveDependency('@babel/preset-typescript'), {allowDeclareFields: true, optimizeConstEnums: true}],
    ],
    plugins: [
      [importFiles, {isLoose}],
      ...(refreshPlugin ? [[refreshPlugin, {skipEnvCheck: true}] as const] : []),
    ],
  });
}

/** Names of the modules that are transformed. */
export const SCRIPT = /\.[jt]sx?$/;

/** More modules are left to the thread: they would keep this one from what else it has to do. */
const MOST_AHEAD = 8;

/**
 * Transforms a few modules while a thread loads webpack, which then finds them in the cache and need not load Babel.
 *
 * @param files Absolute paths.
 */
export async function transformAhead(
  files: readonly string[],
  settings: TransformSettings & {siteDir: string},
): Promise<void> {
  const {siteDir} = settings;
  const transform = moduleTransform(settings);
  const own = files.filter((file) => SCRIPT.test(file) && isToBeCompiled(file, {siteDir, sourceDir}));
  if (own.length > MOST_AHEAD) return;
  for (const file of own) {
    const source = await readFile(file, 'utf8');
    await transform(source, {file, query: '', sourceMap: false});
  }
}
