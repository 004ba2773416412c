import path from 'node:path';
import {readText} from '../../files/readText.ts';
import {generatorExports} from '../../files/code/lacksExport.ts';
import {OWN_MODULES} from '../../files/packages/ownPackage.ts';
import {mayBeType, mayExport, moduleExports} from '../../files/code/moduleExports.ts';
import {missingExport, type NameImport} from '../../problems/missingExport.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import {distinctProblems, type Problem} from '../../shared/problems/Problem.ts';

/** Files whose exports can be read from their text. */
const CODE = /\.(?:tsx?|jsx?|mjs)$/;

/**
 * Reports names that pages import from code of the site or from the generator, and that it does not export.
 *
 * @param options.isLoose Whether such a name is only a warning: the page gets `undefined` for it.
 */
export function exportProblems(
  siteDir: string,
  metas: Iterable<Pick<CompiledMeta, 'namedImports'>>,
  {isLoose = false}: {isLoose?: boolean | undefined} = {},
): Problem[] {
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readText(path.join(siteDir, file)) ?? '';
    texts.set(file, text);
    return text;
  };
  const problems: Problem[] = [];
  for (const {namedImports = []} of metas) {
    for (const {name, specifier, from, ...place} of namedImports) {
      const reason = reasonOf({name, specifier, from}, textOf);
      if (reason) problems.push({severity: isLoose ? 'warning' : 'error', ...place, ...reason});
    }
  }
  return distinctProblems(problems);
}

function reasonOf(
  used: NameImport,
  textOf: (file: string) => string,
): ReturnType<typeof missingExport> | undefined {
  const own = OWN_MODULES[used.from];
  // An empty or missing file is reported elsewhere.
  const text = own === undefined && CODE.test(used.from) ? textOf(used.from) : '';
  const isSkipped = text.trim() === '' || (mayExport(text, used.name) && !mayBeType(text, used.name));
  if (own === undefined && isSkipped) return undefined;
  const names = own === undefined ? moduleExports(text) : generatorExports(own.replace(/\.[jt]sx?$/, ''));
  return names && !names.includes(used.name)
    ? missingExport(used, names, mayBeType(text, used.name))
    : undefined;
}
