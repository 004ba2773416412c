import path from 'node:path';
import {readText} from '../../files/readText.ts';
import {mayExport, mayExportType, moduleExports} from '../../files/code/moduleExports.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import type {NamedImport} from '../../markdown/CompiledPage.ts';
import {distinctProblems, type Problem} from '../../shared/problems/Problem.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';

/** Files whose exports can be read from their text. */
const CODE = /\.(?:tsx?|jsx?|mjs)$/;

/**
 * Reports names that pages import from code of the site and that it does not export.
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
    for (const one of namedImports) {
      // An empty or missing file is reported elsewhere.
      const text = CODE.test(one.from) ? textOf(one.from) : '';
      if (text.trim() === '' || (mayExport(text, one.name) && !mayExportType(text, one.name))) continue;
      const names = moduleExports(text);
      if (names && !names.includes(one.name))
        problems.push(toProblem(one, names, mayExport(text, one.name) && mayExportType(text, one.name)));
    }
  }
  const found = distinctProblems(problems);
  return isLoose ? found.map((problem): Problem => ({...problem, severity: 'warning'})) : found;
}

function toProblem(
  {name, specifier, from, ...place}: NamedImport,
  names: string[],
  isType: boolean,
): Problem {
  if (isType && name !== 'default') {
    const message = `\`${name}\` of \`${from}\` is a type, and nothing that a page can show.`;
    const hint = names.length > 0 ? `It exports ${listNames(names)}.` : 'Remove the import.';
    return {severity: 'error', ...place, message, hint};
  }
  return {
    severity: 'error',
    ...place,
    message:
      name === 'default' ? `\`${from}\` has no default export.` : `\`${from}\` does not export \`${name}\`.`,
    hint: hintOf(name, specifier, names),
  };
}

function hintOf(name: string, specifier: string, names: string[]): string {
  const others = names.filter((other) => other !== 'default');
  const [first] = others;
  if (name === 'default') {
    return first === undefined
      ? 'Write `export default` before the component.'
      : `Write \`import {${first}} from '${specifier}'\`, or \`export default\` before the component.`;
  }
  const near = nearest(name, others);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (others.length === 0)
    return `Without the braces it imports the default export: \`import ${name} from '${specifier}'\`.`;
  return `It exports ${listNames(names)}.`;
}
