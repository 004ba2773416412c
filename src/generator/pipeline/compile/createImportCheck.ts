import {existsSync} from 'node:fs';
import path from 'node:path';
import {bundlingAliases, type SiteBundling} from '../../bundle/requests/siteBundling.ts';
import {standInOf} from '../../bundle/standIns/standIns.ts';
import {standInWarning} from '../../bundle/standIns/standInUses.ts';
import {siteImport} from '../../files/code/siteImport.ts';
import {packageFoldersAbove} from '../../files/packages/dependencies.ts';
import {generatorDir} from '../../files/packages/generatorDir.ts';
import {OWN_MODULES} from '../../files/packages/ownPackage.ts';
import type {importedComponents} from '../../markdown/modules/importedComponents.ts';
import {missingPackage, packageName} from '../../problems/missingPackage.ts';
import {splitExportKey} from '../../shared/address/exportKey.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {importAliases, isCompatImport, isGenerated, missingCompat, ownThemeNames} from '../compatibility.ts';

/**
 * Reports problems in the imports of one source, see `collectComponents`; its partials are not checked.
 *
 * @param file Relative to the site folder.
 * @param keys Registry keys of what is imported.
 */
export function importMistakes(
  siteDir: string,
  file: string,
  keys: readonly ReturnType<typeof importedComponents>[number][],
  bundling?: SiteBundling,
): Problem[] {
  const findMistake = createImportCheck(siteDir, bundling);
  return keys.flatMap(({key, place}): Problem[] => {
    const mistake = findMistake(key);
    return mistake ? [{file, ...place, ...mistake}] : [];
  });
}

type Mistake = Pick<Problem, 'severity' | 'message' | 'hint'>;

/**
 * Makes a function that reports a registry key that names neither a theme component nor a package that the site or the
 * generator can import. Files have been checked before.
 *
 * @param bundling May add names that imports may begin with.
 */
export function createImportCheck(
  siteDir: string,
  bundling?: SiteBundling,
): (key: string) => Mistake | undefined {
  const folders = [siteDir, generatorDir];
  const aliases = Object.keys(bundlingAliases(bundling));
  const known = new Map<string, Mistake | undefined>();
  const packageFolders = folders.flatMap(packageFoldersAbove);
  const isInstalled = (name: string) => packageFolders.some((dir) => existsSync(path.join(dir, name)));
  const own = new Set(folders.flatMap((folder) => ownThemeNames(folder, bundling)));
  const importable = folders.map((folder) => importAliases(folder, bundling));
  const mistakeIn = (key: string): Mistake | undefined => {
    const standing = importable.find((all) => all[`${key.split('/')[0]}/*`] !== undefined);
    // They are written when it is known what pages import.
    if (standing && isGenerated(key)) return undefined;
    // A module that is not there is reported once, without its exports.
    const {module, name} = splitExportKey(key);
    if (standing && name !== undefined && standInOf(standing, module)) return undefined;
    if (standing) return standInOf(standing, key) ? standInWarning({request: key}, standing) : undefined;
    const found = isCompatImport(key)
      ? missingCompat(key)
      : isInstalled(packageName(key))
        ? undefined
        : missingPackage(key);
    return found && {severity: 'error', ...found};
  };
  return (key) => {
    if (aliases.some((name) => key === name || key.startsWith(`${name}/`))) return undefined;
    if (siteFileOf(key) !== undefined || own.has(key) || Object.hasOwn(OWN_MODULES, key)) return undefined;
    const name = key.startsWith('@') ? key : packageName(key);
    if (!known.has(name)) known.set(name, mistakeIn(key));
    const mistake = known.get(name);
    const meant = mistake && siteImport(siteDir, key);
    return mistake && meant !== undefined ? {...mistake, hint: `Did you mean \`${meant}\`?`} : mistake;
  };
}
