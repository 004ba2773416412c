import {generate} from 'astring';
import type {Expression, Program} from 'estree-jsx';
import type {Plugin} from 'unified';
import {walkEstree} from '../estree/estree.ts';

/** The name by which a printed module calls its runtime, see `PageRuntime`; its `load` returns immediately. */
export const IMPORTED_RUNTIME = '_importedRuntime';

/**
 * Prints a page module for a bundler: it runs synchronously when it is loaded, and exports what the source exports.
 * Comes last in a pipeline.
 */
export const recmaImported: Plugin<[], Program, string> = function recmaImported() {
  this.compiler = (tree) => {
    // The tree of a page module is a program.
    const program = tree as Program;
    walkEstree(program, (node) => {
      if (node.type === 'VariableDeclarator' && node.init?.type === 'AwaitExpression')
        node.init = atOnce(node.init.argument);
    });
    const names = returnedNames(program).filter((name) => name !== 'default');
    return [
      `const _imported = (function () {\n${generate(program)}})(${IMPORTED_RUNTIME});`,
      'export const _default = _imported.default;',
      ...names.map(
        (name) => `const _export_${name} = _imported.${name};\nexport {_export_${name} as ${name}};`,
      ),
      '',
    ].join('\n');
  };
};

/** Removes the `await` of `loadComponents` and `runPartial` in `buildModule`, since there is nothing to wait for. */
function atOnce(awaited: Expression): Expression {
  if (awaited.type !== 'CallExpression') return awaited;
  if (awaited.callee.type === 'FunctionExpression') awaited.callee.async = false;
  const [first] = awaited.arguments;
  const isAll = awaited.callee.type === 'MemberExpression' && first?.type === 'ArrayExpression';
  return isAll ? first : awaited;
}

/** Returns the names that the module returns at its end. */
function returnedNames({body}: Program): string[] {
  // In the body of a function, a program may return.
  const last = body.at(-1) as {type: string; argument?: Expression | null} | undefined;
  if (last?.type !== 'ReturnStatement' || last.argument?.type !== 'ObjectExpression') return [];
  return last.argument.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );
}
