import {isBuiltin} from 'node:module';
import {findPackage, packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {missingPackage, notOffered, packageName} from '../../problems/missingPackage.ts';

/**
 * Describes the import of a package that is not installed, or of something that it does not have.
 *
 * @param folder Absolute path of the folder of the module that imports it.
 * @param otherwise What to do if it is not needed.
 */
export function missingFromPackage(
  request: string,
  folder: string,
  otherwise: string,
): ReturnType<typeof missingPackage> {
  const isInstalled =
    !isBuiltin(request) && findPackage(packageName(request), packageFoldersAbove(folder)) !== undefined;
  return isInstalled ? notOffered(request) : missingPackage(request, otherwise);
}
