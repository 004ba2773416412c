import type {types} from '@babel/core';
import {parseCode} from '../../files/code/parseCode.ts';
import {positionOf} from '../../files/code/positionOf.ts';
import type {Position} from '../../shared/problems/Position.ts';
import {NO_WAITING} from '../../shared/problems/noWaiting.ts';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

type Mistake = Required<Pick<Problem, 'line' | 'column' | 'message' | 'hint'>>;

/**
 * Why a JavaScript or TypeScript module of the pages folder cannot be a page: it has no default export, or one that surely
 * is no component. A module that does not parse is reported by the bundler.
 */
export function componentMistake(source: string): Mistake | undefined {
  if (/\bexports\b/.test(source)) return undefined;
  if (/\bdefault\b/.test(source) && startsWithComponent(source)) return undefined;
  try {
    const {program} = parseCode(source, {sourceType: 'module', plugins: ['typescript', 'jsx']});
    return mistakeIn(program.body);
  } catch {
    return undefined;
  }
}

/**
 * Whether a line starts with the export of something that may be a component, and is surely code: not in a comment, and
 * after as many template quotes as begin and end templates. Loading a parser takes much longer.
 */
function startsWithComponent(source: string): boolean {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const [found, name] =
    /^export default (?:function\b|class\b|\(|(?!async\b|interface\b)([A-Za-z_$][\w$]*))/m.exec(code) ?? [];
  if (found === undefined) return false;
  const quotes: readonly string[] = code.slice(0, code.indexOf(found)).match(/\\?`/g) ?? [];
  return quotes.length % 2 === 0 && !quotes.includes('\\`') && !(name && maybeMistaken(name, code));
}

/** Whether something with this name seems to be asynchronous or a plain value. */
function maybeMistaken(name: string, code: string): boolean {
  const whole = `${escapeRegExp(name)}(?![\\w$])`;
  return new RegExp(`\\basync\\s+function\\s+${whole}|\\b${whole}[^=;]*=\\s*(?:async\\b|[{['"\`<\\d])`).test(
    code,
  );
}

function mistakeIn(statements: readonly types.Statement[]): Mistake | undefined {
  const exported = statements.find(exportsDefault);
  if (!exported) {
    // What is exported under its own name was probably to be the page.
    const named = statements.find(({type}) => type === 'ExportNamedDeclaration') ?? statements[0];
    return {
      ...placeOf(named),
      message: 'The page has no default export: there is nothing to show at its address.',
      hint: 'Write `export default` before the component, or start the file name with `_` if it is not a page.',
    };
  }
  const value = exportedValue(exported, statements);
  if (!value) return undefined;
  if ('async' in value && value.async === true)
    return {...placeOf(value), message: 'The component of the page is `async`.', hint: NO_WAITING};
  const name = NO_COMPONENTS[value.type];
  if (name === undefined) return undefined;
  const message = `The default export of the page must be a component, but is ${name}.`;
  return {...placeOf(value), message, hint: 'Make the page’s component the default export.'};
}

/** Values that are no component, in words. */
const NO_COMPONENTS: Partial<Record<types.Node['type'], string>> = {
  ObjectExpression: 'an object',
  ArrayExpression: 'a list',
  StringLiteral: 'a text',
  TemplateLiteral: 'a text',
  NumericLiteral: 'a number',
  BooleanLiteral: '`true` or `false`',
  NullLiteral: '`null`',
  JSXElement: 'an element',
  JSXFragment: 'an element',
};

/** What a statement exports as default, as far as the module itself shows it. */
function exportedValue(
  statement: types.Statement,
  statements: readonly types.Statement[],
): types.Node | undefined {
  if (statement.type !== 'ExportDefaultDeclaration') return undefined;
  const value = statement.declaration;
  if (value.type !== 'Identifier') return value;
  for (const one of statements) {
    if (one.type === 'FunctionDeclaration' && one.id?.name === value.name) return one;
    if (one.type !== 'VariableDeclaration' || one.kind !== 'const') continue;
    const found = one.declarations.find(({id}) => id.type === 'Identifier' && id.name === value.name);
    if (found?.init) return found.init;
  }
  return undefined;
}

function exportsDefault(statement: types.Statement): boolean {
  // The types of Babel lack the interface.
  if (statement.type === 'ExportDefaultDeclaration')
    return (statement.declaration as types.Node).type !== 'TSInterfaceDeclaration';
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return false;
  return statement.specifiers.some(({exported}) =>
    exported.type === 'Identifier' ? exported.name === 'default' : exported.value === 'default',
  );
}

function placeOf(node: types.Node | undefined): Position {
  return (node && positionOf(node)) ?? {line: 1, column: 1};
}
