import type {Expression, Node, Program} from 'estree-jsx';
import {positionOf} from '../../files/code/positionOf.ts';

/** What names and calls in an expression mean at compile time. */
export interface Environment {
  /** The value of a name known at build time: an inlined import, `frontMatter`, a literal export. */
  value(name: string): Evaluated;
  /** Returns the value of calls such as `require('./x.png')`; undefined for an unknown call. */
  call(
    name: string,
    argument: string,
    place: {line: number; column: number} | undefined,
  ): {value: unknown} | undefined;
}

/** Result of `evaluate`: absent when the value is known only at run time. */
export type Evaluated = {value: unknown} | undefined;

/** Evaluates the expression of an MDX node; a comment or nothing at all is `{value: undefined}`. */
export function evaluateProgram(program: Program | null | undefined, environment: Environment): Evaluated {
  const statement = program?.body[0];
  if (statement === undefined) return {value: undefined};
  return statement.type === 'ExpressionStatement' ? evaluate(statement.expression, environment) : undefined;
}

/**
 * Evaluates literals, template literals, objects and arrays of literals, names and members that are known at
 * build time, `+`, `-` and `!`. It never runs the author's code.
 */
export function evaluate(node: Expression | Node, environment: Environment): Evaluated {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : {value: node.value};
    case 'TemplateLiteral': {
      let text = node.quasis[0]?.value.cooked ?? '';
      for (const [index, expression] of node.expressions.entries()) {
        const hole = evaluate(expression, environment);
        if (hole === undefined || (typeof hole.value === 'object' && hole.value !== null)) return undefined;
        text += String(hole.value) + (node.quasis[index + 1]?.value.cooked ?? '');
      }
      return {value: text};
    }
    case 'Identifier':
      if (node.name === 'undefined') return {value: undefined};
      return environment.value(node.name);
    case 'UnaryExpression': {
      const operand = evaluate(node.argument, environment);
      if (operand === undefined) return undefined;
      if (node.operator === '!') return {value: !operand.value};
      if (node.operator === '-' && typeof operand.value === 'number') return {value: -operand.value};
      return undefined;
    }
    case 'BinaryExpression': {
      if (node.operator !== '+') return undefined;
      const left = evaluate(node.left, environment)?.value;
      const right = evaluate(node.right, environment)?.value;
      if (typeof left === 'number' && typeof right === 'number') return {value: left + right};
      return isText(left) && isText(right) ? {value: `${left}${right}`} : undefined;
    }
    case 'MemberExpression':
      return member(node.object, node.computed ? node.property : undefined, node.property, environment);
    case 'CallExpression': {
      const [argument] = node.arguments;
      if (node.callee.type !== 'Identifier' || node.arguments.length !== 1 || argument === undefined)
        return undefined;
      const value = evaluate(argument, environment)?.value;
      return typeof value === 'string'
        ? environment.call(node.callee.name, value, positionOf(node))
        : undefined;
    }
    case 'ArrayExpression': {
      const items: unknown[] = [];
      for (const element of node.elements) {
        const isSpread = element?.type === 'SpreadElement';
        const value = isSpread ? element.argument : element;
        const item = value === null ? undefined : evaluate(value, environment);
        if (item === undefined) return undefined;
        if (!isSpread) items.push(item.value);
        else if (Array.isArray(item.value)) items.push(...item.value);
        else return undefined;
      }
      return {value: items};
    }
    case 'ObjectExpression': {
      const object: Record<string, unknown> = {};
      for (const property of node.properties) {
        if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined;
        const name =
          property.key.type === 'Identifier' ? property.key.name : evaluate(property.key, environment)?.value;
        const item = evaluate(property.value, environment);
        if (!isText(name) || item === undefined || name === '__proto__') return undefined;
        object[name] = item.value;
      }
      return {value: object};
    }
    default:
      return undefined;
  }
}

function member(
  object: Node,
  computed: Node | undefined,
  property: Node,
  environment: Environment,
): Evaluated {
  const owner = evaluate(object, environment);
  if (owner === undefined) return undefined;
  const key =
    computed === undefined
      ? property.type === 'Identifier'
        ? property.name
        : undefined
      : evaluate(computed, environment)?.value;
  if (!isText(key)) return undefined;
  // `require('./x.png').default` and `require('./x.png')` are both the address.
  if (key === 'default' && typeof owner.value === 'string') return owner;
  if (typeof owner.value !== 'object' || owner.value === null) return undefined;
  const found: unknown = Object.getOwnPropertyDescriptor(owner.value, key)?.value;
  return found === undefined && Array.isArray(owner.value) ? undefined : {value: found};
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
