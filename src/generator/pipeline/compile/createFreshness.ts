import path from 'node:path';
import {isFile} from '../../files/isFile.ts';
import {readInTurn} from '../../files/readInTurn.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import type {FoundPage, PageHead} from '../../store/FoundPage.ts';
import {sha1} from '../../files/hash.ts';
import {hasErrors} from '../../shared/problems/Problem.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';

/**
 * Whether the links and files a compiled page depends on are as they were. Each file is read once. What failed under plugins
 * of the site is tried again: they may have missed a package that is installed now.
 *
 * @param options With a hash of the permalinks, for pages that were checked with the same ones.
 */
export function createFreshness(
  siteDir: string,
  {permalinks, plugins, addresses}: Pick<CompileOptions, 'permalinks' | 'plugins'> & {addresses?: string},
): (page: FoundPage) => Promise<boolean> {
  const hashes = new Map<string, Promise<string | null>>();
  const hashFile = (file: string): Promise<string | null> => {
    const known = hashes.get(file) ?? readInTurn(path.join(siteDir, file)).then(sha1, () => null);
    hashes.set(file, known);
    return known;
  };
  const present = new Map<string, boolean>();
  const isPresent = (file: string): boolean => {
    const known = present.get(file) ?? isFile(path.join(siteDir, file));
    present.set(file, known);
    return known;
  };
  // Their contents are no part of the page, but an import without an extension may now refer to another file.
  const haveComponents = ({imports}: PageHead): boolean =>
    imports.every((key) => {
      const file = siteFileOf(key);
      return file === undefined || isPresent(file);
    });
  const haveLinksChanged = ({dependencies: {links}}: CompiledMeta): boolean =>
    Object.entries(links).some(([file, permalink]) => (permalinks[file] ?? null) !== permalink);
  return async (page) => {
    const {head} = page;
    if (plugins && hasErrors(head.problems)) return false;
    if (!haveComponents(head)) return false;
    const isChecked = addresses !== undefined && head.addresses === addresses;
    if (!isChecked && haveLinksChanged(page.meta)) return false;
    const checks = Object.entries(head.dependencies.files).map(
      async ([file, hash]) => (await hashFile(file)) === hash,
    );
    return (await Promise.all(checks)).every(Boolean);
  };
}
