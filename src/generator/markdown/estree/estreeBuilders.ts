import type {Expression, ModuleDeclaration, Property, Statement} from 'estree-jsx';

/** `name: value` */
export function property(name: string, value: Expression): Property {
  return {
    type: 'Property',
    kind: 'init',
    key: identifier(name),
    value,
    computed: false,
    method: false,
    shorthand: false,
  };
}

/** `const name = init` */
export function declare(name: string, init: Expression) {
  return {
    type: 'VariableDeclaration' as const,
    kind: 'const' as const,
    declarations: [{type: 'VariableDeclarator' as const, id: identifier(name), init}],
  };
}

/** `const {key: local, …} = init` */
export function declarePattern(pairs: [key: string, local: string][], init: Expression): Statement {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: {
          type: 'ObjectPattern',
          properties: pairs.map(([key, local]) => ({
            type: 'Property',
            kind: 'init',
            key: identifier(key),
            value: identifier(local),
            computed: false,
            method: false,
            shorthand: key === local,
          })),
        },
        init,
      },
    ],
  };
}

/** `export const …` */
export function exported(declaration: ReturnType<typeof declare>): ModuleDeclaration {
  return {type: 'ExportNamedDeclaration', declaration, specifiers: [], attributes: [], source: null};
}

/** A name. */
export function identifier(name: string) {
  return {type: 'Identifier' as const, name};
}

/** `object.key` or `object[0]` */
export function member(object: Expression, key: string | number): Expression {
  const computed = typeof key === 'number';
  return {
    type: 'MemberExpression',
    object,
    property: computed ? {type: 'Literal', value: key} : identifier(key),
    computed,
    optional: false,
  };
}

/** Name of the variable with the argument of a page module, see `PageRuntime`. */
export const RUNTIME = '_runtime';

/** `_runtime.key` */
export function runtimeMember(key: string): Expression {
  return member(identifier(RUNTIME), key);
}

/** `callee(args)` */
export function call(callee: Expression, args: Expression[]): Expression {
  return {type: 'CallExpression', callee, arguments: args, optional: false};
}

/** `await argument` */
export function awaited(argument: Expression): Expression {
  return {type: 'AwaitExpression', argument};
}
