import {parseCode} from '../../files/parseCode.ts';

type Statement = ReturnType<typeof parseCode>['program']['body'][number];

/** Whether a JavaScript or TypeScript module has a default export, or `module.exports`; undefined when it does not parse. */
export function hasDefaultExport(source: string): boolean | undefined {
  if (/\bexports\b/.test(source)) return true;
  if (!/\bdefault\b/.test(source)) return false;
  // A line that starts like this is code, unless it is in a comment or a template.
  if (/^export default\b/m.test(source) && !/\/\*|`/.test(source)) return true;
  try {
    const {program} = parseCode(source, {sourceType: 'module', plugins: ['typescript', 'jsx']});
    return program.body.some(exportsDefault);
  } catch {
    // The bundler reports the syntax error.
    return undefined;
  }
}

function exportsDefault(statement: Statement): boolean {
  if (statement.type === 'ExportDefaultDeclaration') return true;
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return false;
  return statement.specifiers.some(({exported}) =>
    exported.type === 'Identifier' ? exported.name === 'default' : exported.value === 'default',
  );
}
