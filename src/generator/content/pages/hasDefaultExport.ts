import {parseCode} from '../../files/code/parseCode.ts';

type Statement = ReturnType<typeof parseCode>['program']['body'][number];

/** Whether a JavaScript or TypeScript module has a default export, or `module.exports`; undefined when it does not parse. */
export function hasDefaultExport(source: string): boolean | undefined {
  if (/\bexports\b/.test(source)) return true;
  if (!/\bdefault\b/.test(source)) return false;
  if (startsWithExport(source)) return true;
  try {
    const {program} = parseCode(source, {sourceType: 'module', plugins: ['typescript', 'jsx']});
    return program.body.some(exportsDefault);
  } catch {
    // The bundler reports the syntax error.
    return undefined;
  }
}

/**
 * Whether a line starts with the export, and is surely code: not in a comment, and after as many template quotes as begin
 * and end templates. Loading a parser takes much longer.
 */
function startsWithExport(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const start = code.search(/^export default\b/m);
  const quotes: readonly string[] = code.slice(0, start).match(/\\?`/g) ?? [];
  return start !== -1 && quotes.length % 2 === 0 && !quotes.includes('\\`');
}

function exportsDefault(statement: Statement): boolean {
  if (statement.type === 'ExportDefaultDeclaration') return true;
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return false;
  return statement.specifiers.some(({exported}) =>
    exported.type === 'Identifier' ? exported.name === 'default' : exported.value === 'default',
  );
}
