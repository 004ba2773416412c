import {parse} from '@babel/parser';

type Statement = ReturnType<typeof parse>['program']['body'][number];

/** Whether a JavaScript or TypeScript module has a default export, or `module.exports`; undefined when it does not parse. */
export function hasDefaultExport(source: string): boolean | undefined {
  if (/\bexports\b/.test(source)) return true;
  if (!/\bdefault\b/.test(source)) return false;
  try {
    const {program} = parse(source, {sourceType: 'module', plugins: ['typescript', 'jsx']});
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
