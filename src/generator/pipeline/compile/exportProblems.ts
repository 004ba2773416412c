import path from 'node:path';
import {readText} from '../../files/readText.ts';
import {moduleOf} from '../../bundle/standIns/lackedExports.ts';
import {generatorExports} from '../../files/code/lacksExport.ts';
import {OWN_MODULES} from '../../files/packages/ownPackage.ts';
import {mayBeType, mayExport, moduleExports} from '../../files/code/moduleExports.ts';
import {missingExport, type NameImport} from '../../problems/missingExport.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import {distinctProblems, type Problem} from '../../shared/problems/Problem.ts';
import {importAliases, isCompatImport} from '../compatibility.ts';

/** Files whose exports can be read from their text. */
const CODE = /\.(?:tsx?|jsx?|mjs)$/;

/** What the reasons are found in. */
interface Exports {
  /** Text of a file of the site. */
  textOf(file: string): string;
  /** Absolute path, without extension, of the module of the generator that an import names. */
  ownModule(specifier: string): string | undefined;
}

/**
 * Reports names that pages import from code of the site or from the generator, and that it does not export.
 *
 * @param options.isLoose Whether such a name is only a warning: the page gets `undefined` for it.
 * @param options.bundling What the site's plugins add to its components.
 */
export function exportProblems(
  siteDir: string,
  metas: Iterable<Pick<CompiledMeta, 'namedImports'>>,
  {isLoose = false, bundling}: {isLoose?: boolean | undefined} & Pick<SiteConfig, 'bundling'> = {},
): Problem[] {
  const texts = new Map<string, string>();
  let aliases: Record<string, string> | undefined;
  const exports: Exports = {
    textOf(file) {
      const text = texts.get(file) ?? readText(path.join(siteDir, file)) ?? '';
      texts.set(file, text);
      return text;
    },
    ownModule(specifier) {
      const own = OWN_MODULES[specifier];
      if (own !== undefined) return own.replace(/\.[jt]sx?$/, '');
      if (!isCompatImport(specifier)) return undefined;
      aliases ??= importAliases(siteDir, bundling);
      return moduleOf(aliases, specifier);
    },
  };
  const problems: Problem[] = [];
  for (const {namedImports = []} of metas) {
    for (const {name, specifier, from, ...place} of namedImports) {
      const reason = reasonOf({name, specifier, from}, exports);
      if (reason) problems.push({severity: isLoose ? 'warning' : 'error', ...place, ...reason});
    }
  }
  return distinctProblems(problems);
}

type Reason = ReturnType<typeof missingExport>;

function reasonOf(used: NameImport, exports: Exports): Reason | undefined {
  const own = exports.ownModule(used.from);
  if (own !== undefined) {
    const names = generatorExports(own);
    if (!names || names.includes(used.name)) return undefined;
    return {...missingExport(used, names), ...ofOtherModule(used, exports)};
  }
  // An empty or missing file is reported elsewhere.
  const text = CODE.test(used.from) ? exports.textOf(used.from) : '';
  if (text.trim() === '' || (mayExport(text, used.name) && !mayBeType(text, used.name))) return undefined;
  const names = moduleExports(text);
  return names && !names.includes(used.name)
    ? missingExport(used, names, mayBeType(text, used.name))
    : undefined;
}

/** The hint that a component has a module of its own: `TabItem` is not in `@theme/Tabs`. */
function ofOtherModule({name, from}: NameImport, {ownModule}: Exports): Pick<Reason, 'hint'> | undefined {
  const module = from.replace(/[^/]+$/, name);
  const file = module === from || name === 'default' ? undefined : ownModule(module);
  if (file === undefined || !generatorExports(file)?.includes('default')) return undefined;
  return {hint: `Write \`import ${name} from '${module}'\`.`};
}
