import type {Expression, Node, Program} from 'estree-jsx';
import {isNode} from '../../files/code/isNode.ts';

/** Wraps one expression in the program that MDX nodes contain. */
export function programOf(expression: Expression): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression}],
    comments: [],
  };
}

/** Turns plain JSON data into the expression that yields it. */
export function valueToExpression(value: unknown): Expression {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null)
    return {type: 'Literal', value};
  if (typeof value === 'number') {
    if (value < 0)
      return {
        type: 'UnaryExpression',
        operator: '-',
        prefix: true,
        argument: {type: 'Literal', value: -value},
      };
    return {type: 'Literal', value};
  }
  if (Array.isArray(value)) return {type: 'ArrayExpression', elements: value.map(valueToExpression)};
  if (value instanceof Date) {
    return {type: 'Literal', value: value.toISOString()};
  }
  if (typeof value === 'object') {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value).map(([key, item]) => ({
        type: 'Property',
        kind: 'init',
        // A computed key keeps `__proto__` an ordinary name.
        key: {type: 'Literal', value: key},
        value: valueToExpression(item),
        computed: key === '__proto__',
        method: false,
        shorthand: false,
      })),
    };
  }
  return {type: 'Identifier', name: 'undefined'};
}

/** Calls `visit` for every node of an estree, parents first. */
export function walkEstree(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'position' || key === 'loc' || key === 'range' || key === 'comments' || key === 'data')
      continue;
    if (Array.isArray(value)) {
      for (const item of value) if (isNode<Node>(item)) walkEstree(item, visit);
    } else if (isNode<Node>(value)) walkEstree(value, visit);
  }
}

/** Turns a node into another one in place, so that its parents don't have to be known. */
export function replaceNode(node: Node, replacement: Node): void {
  for (const key of Object.keys(node))
    if (key !== 'loc' && key !== 'range') Reflect.deleteProperty(node, key);
  Object.assign(node, replacement);
}

/** The expression that a program consists of. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** Adds every identifier and JSX name that a program mentions to `names`. */
export function collectNames(program: Node, names: Set<string>): void {
  walkEstree(program, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
  });
}

/** The names that a pattern binds: `a`, `{a, b: c}`, `[d, ...e]`. */
export function patternNames(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((item) => patternNames(item.type === 'Property' ? item.value : item));
    case 'ArrayPattern':
      return node.elements.flatMap((item) => (item === null ? [] : patternNames(item)));
    case 'RestElement':
      return patternNames(node.argument);
    case 'AssignmentPattern':
      return patternNames(node.left);
    default:
      return [];
  }
}

/** Adds every component that a program uses as a tag to `tags`. */
export function collectTags(program: Node, tags: Set<string>): void {
  walkEstree(program, (node) => {
    if (node.type === 'JSXOpeningElement' && node.name.type === 'JSXIdentifier') tags.add(node.name.name);
  });
}
