import type {Expression, Node, Property} from 'estree-jsx';
import {type Environment, evaluate} from './evaluate.ts';
import {valueToExpression} from './estree.ts';

/** An attribute that an object spread into an element sets. */
export interface SpreadAttribute {
  name: string;
  value: Node;
}

/** Returns the attributes spread into an element, `{...{href: '/'}}`, as far as they are known without running it. */
export function spreadAttributes(spread: Node, environment: Environment): SpreadAttribute[] {
  return branches(spread).flatMap((branch) => {
    if (branch.type === 'ObjectExpression') {
      return branch.properties.flatMap((property) => {
        if (property.type === 'SpreadElement') return spreadAttributes(property.argument, environment);
        const name = propertyName(property);
        return name === undefined ? [] : [{name, value: property.value}];
      });
    }
    const known = evaluate(branch, environment)?.value;
    const isObject = typeof known === 'object' && known !== null;
    return isObject ? spreadAttributes(valueToExpression({...known}), environment) : [];
  });
}

/** The possible values of an expression: both branches of its conditions. */
export function branches(expression: Expression | Node): Node[] {
  switch (expression.type) {
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].flatMap(branches);
    case 'LogicalExpression':
      return [expression.left, expression.right].flatMap(branches);
    default:
      return [expression];
  }
}

/** The name of a property; undefined for one that is computed. */
export function propertyName({key, computed}: Property): string | undefined {
  if (key.type === 'Identifier') return computed ? undefined : key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
