import type {AstExpression} from '@borgar/fx';
import {type Place, parseRange, placesOf} from './address.ts';
import {type CellError, type CellValue, isError, toNumber, toText} from './CellValue.ts';
import {type Argument, functions} from './functions.ts';

/** What formulas refer to. */
export interface Scope {
  read: (place: Place) => CellValue;
  /** The range of a name. */
  nameToRange: (name: string) => string | undefined;
}

/** A larger range in a demo is a typing error. */
const MAX_CELLS = 10_000;

/** The value of a parsed formula. */
export function evaluate(node: AstExpression, scope: Scope): CellValue {
  const value = evaluateArgument(node, scope);
  // A range has a single value only if it has one cell.
  if (!Array.isArray(value)) return value;
  return value.length === 1 ? (value[0] ?? null) : {error: '#VALUE!'};
}

function evaluateArgument(node: AstExpression, scope: Scope): Argument {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ErrorLiteral':
      return {error: node.value === '#DIV/0!' || node.value === '#N/A' ? node.value : '#REF!'};
    case 'ReferenceIdentifier':
      return readReference(
        node.kind === 'range' ? node.value : scope.nameToRange(node.value.toLowerCase()),
        scope,
      );
    case 'UnaryExpression':
      return applyUnary(node.operator, evaluate(node.arguments[0] ?? EMPTY, scope));
    case 'BinaryExpression':
      return applyBinary(
        node.operator,
        evaluate(node.arguments[0] ?? EMPTY, scope),
        evaluate(node.arguments[1] ?? EMPTY, scope),
      );
    case 'CallExpression':
      return node.callee.type === 'Identifier'
        ? call(node.callee.name.toUpperCase(), node.arguments, scope)
        : {error: '#NAME?'};
    default:
      return {error: '#VALUE!'};
  }
}

const EMPTY: AstExpression = {type: 'Literal', value: '', raw: '""'};

function readReference(text: string | undefined, scope: Scope): Argument {
  const range = text === undefined ? undefined : parseRange(text);
  if (range === undefined) return {error: text === undefined ? '#NAME?' : '#REF!'};
  if ((range.bottom - range.top + 1) * (range.right - range.left + 1) > MAX_CELLS) return {error: '#REF!'};
  return placesOf(range).map(scope.read);
}

function call(name: string, args: readonly (AstExpression | null | undefined)[], scope: Scope): CellValue {
  const at = (index: number): CellValue => {
    const arg = args[index];
    return arg ? evaluate(arg, scope) : null;
  };
  if (name === 'IF') {
    const condition = at(0);
    if (isError(condition)) return condition;
    return condition ? at(1) : args.length > 2 ? at(2) : false;
  }
  if (name === 'IFERROR') {
    const value = at(0);
    return isError(value) ? at(1) : value;
  }
  const apply = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (apply === undefined) return {error: '#NAME?'};
  const values = args.map((arg) => (arg ? evaluateArgument(arg, scope) : null));
  return apply(values.flat(), values);
}

function applyUnary(operator: string, value: CellValue): CellValue {
  const number = toNumber(value);
  if (typeof number !== 'number') return number;
  if (operator === '-') return -number;
  return operator === '%' ? number / 100 : number;
}

const arithmetic: Record<string, (a: number, b: number) => number | CellError> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? {error: '#DIV/0!'} : a / b),
  '^': (a, b) => a ** b,
};

function applyBinary(operator: string, left: CellValue, right: CellValue): CellValue {
  if (isError(left)) return left;
  if (isError(right)) return right;
  if (operator === '&') return toText(left) + toText(right);
  const compute = arithmetic[operator];
  if (compute === undefined) return compare(operator, left, right);
  const a = toNumber(left);
  const b = toNumber(right);
  if (typeof a !== 'number') return a;
  return typeof b === 'number' ? compute(a, b) : b;
}

type Comparable = Exclude<CellValue, CellError>;

function compare(operator: string, left: Comparable, right: Comparable): CellValue {
  const numeric = typeof left === 'number' || typeof right === 'number';
  const a = numeric ? Number(left) : toText(left).toLowerCase();
  const b = numeric ? Number(right) : toText(right).toLowerCase();
  switch (operator) {
    case '=':
      return a === b;
    case '<>':
      return a !== b;
    case '<':
      return a < b;
    case '>':
      return a > b;
    case '<=':
      return a <= b;
    case '>=':
      return a >= b;
    default:
      return {error: '#VALUE!'};
  }
}
