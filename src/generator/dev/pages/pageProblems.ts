import path from 'node:path';
import {readText} from '../../files/readText.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import {importMistakes} from '../../pipeline/compile/createImportCheck.ts';
import {exportProblems} from '../../pipeline/compile/exportProblems.ts';
import {locateString} from '../../problems/locateInSource.ts';
import {splitExportKey} from '../../shared/address/exportKey.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Model} from '../content/createModel.ts';
import {findMissingComponents} from './findMissingComponents.ts';

/**
 * The problems of a compiled page: those found while compiling it, and what is wrong with its imports now.
 *
 * @param file Path of the page, relative to the site folder.
 * @param model The content that the page was compiled with.
 */
export function pageProblems(
  siteDir: string,
  file: string,
  latest: CompiledMeta,
  model: Pick<Model, 'options' | 'config'> | undefined,
): Problem[] {
  const hasStandIns = model?.options.standIns !== undefined;
  const isOwn = (key: string): boolean =>
    siteFileOf(key) !== undefined || (key.startsWith('@theme/') && !hasStandIns);
  const text = latest.imports.every(isOwn) ? undefined : readText(path.join(siteDir, file));
  return [
    ...latest.problems,
    ...findMissingComponents(siteDir, file, latest),
    ...exportProblems(siteDir, [latest], model?.config),
    ...(text === undefined
      ? []
      : importMistakes(siteDir, file, placed(latest.imports, text), model?.config.bundling)),
  ];
}

/** The components that the text itself imports, rather than one of its partials, with the positions of the imports. */
function placed(
  imports: readonly string[],
  text: string,
): {key: string; place: {line: number; column: number}}[] {
  return imports.flatMap((key) => {
    const place = locateString(text, splitExportKey(key).module);
    return place ? [{key, place}] : [];
  });
}
