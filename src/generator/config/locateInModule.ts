import {parseCode} from '../files/code/parseCode.ts';
import {type Located, positionOf} from '../files/code/positionOf.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';

type Program = ReturnType<typeof parseCode>['program'];
type Statement = Program['body'][number];
type Expression = Extract<Statement, {type: 'ExpressionStatement'}>['expression'];
type ObjectLiteral = Extract<Expression, {type: 'ObjectExpression'}>;
type ArrayLiteral = Extract<Expression, {type: 'ArrayExpression'}>;
type Value = Expression | Extract<Statement, {type: 'FunctionDeclaration'}>;
type Body = Expression | Extract<Statement, {type: 'BlockStatement'}>;
type Names = Map<string, Value>;

/** A step of a key path: an expression, and the position of its key. */
interface Found {
  key: Located;
  value: Expression | null;
}

/**
 * Makes a function that finds a key path in the default export (or `module.exports`) of a module.
 *
 * It looks through `defineConfig(…)`, `satisfies`, `as`, names of the same module, functions that return the
 * value, and spreads. When the path redirects to what is not in the module, or to nothing, it gives the place of
 * the nearest ancestor that is there; undefined when the export itself cannot be read. Never throws.
 *
 * @param source JavaScript or TypeScript.
 */
export function locateInModule(
  source: string,
): (path: KeyPath, where: 'key' | 'value') => Position | undefined {
  let code: Exported | undefined;
  return (path, where) => {
    // Most modules have no mistakes, so the source is parsed only when a position is needed.
    code ??= readExported(source);
    const {root, names} = code;
    const start = root && resolveValue(root, names);
    if (start === undefined) return undefined;
    let found: Found = {key: start, value: start};
    let complete = true;
    for (const part of path) {
      const next = found.value && stepInto(found.value, part, names);
      if (!next) {
        complete = false;
        break;
      }
      found = next;
    }
    return positionOf(complete && where === 'value' ? (found.value ?? found.key) : found.key);
  };
}

interface Exported {
  /** Undefined when there is none. */
  root?: Value;
  names: Names;
}

function readExported(source: string): Exported {
  let body: Statement[];
  try {
    body = parseCode(source, {
      sourceType: 'unambiguous',
      errorRecovery: true,
      allowReturnOutsideFunction: true,
      plugins: ['typescript'],
    }).program.body;
  } catch {
    return {names: new Map()};
  }
  const root = exportedValue(body);
  const names = namesOf(body);
  if (root) namesOf(functionBody(root), names);
  return {root, names};
}

function exportedValue(body: readonly Statement[]): Value | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      const {declaration} = statement;
      if (declaration.type === 'FunctionDeclaration') return declaration;
      if (declaration.type !== 'ClassDeclaration' && declaration.type !== 'TSDeclareFunction')
        return declaration;
    }
    if (statement.type === 'TSExportAssignment') return statement.expression;
    if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression') {
      const {left, right} = statement.expression;
      if (
        left.type === 'MemberExpression' &&
        isName(left.object, 'module') &&
        isName(left.property, 'exports')
      ) {
        return right;
      }
    }
  }
  return undefined;
}

function isName(node: {type: string; name?: unknown}, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** Names with known values, of the module and of the functions that may create the configuration. */
function namesOf(body: readonly Statement[], names: Names = new Map()): Names {
  for (const statement of body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : statement;
    if (declaration?.type === 'VariableDeclaration') {
      for (const {id, init} of declaration.declarations) {
        if (id.type === 'Identifier' && init) names.set(id.name, init);
        if (init) namesOf(functionBody(init), names);
      }
    }
    if (declaration?.type === 'FunctionDeclaration') {
      if (declaration.id) names.set(declaration.id.name, declaration);
      namesOf(functionBody(declaration), names);
    }
  }
  return names;
}

function functionBody(node: Value): readonly Statement[] {
  return 'body' in node && node.body.type === 'BlockStatement' ? node.body.body : [];
}

/** Follows an expression to the literal that it refers to, or as far as that is known. */
function resolveValue(node: Value, names: Names, depth = 0): Expression | undefined {
  if (depth > 20) return undefined;
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return resolveValue(node.expression, names, depth + 1);
    case 'AwaitExpression':
      return resolveValue(node.argument, names, depth + 1);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return returnedValue(node.body, names, depth);
    case 'Identifier': {
      const value = names.get(node.name);
      return (value && resolveValue(value, names, depth + 1)) ?? node;
    }
    case 'CallExpression': {
      if (isIteration(node.callee)) return node;
      const [argument] = node.arguments;
      const isHelper =
        argument !== undefined &&
        argument.type !== 'SpreadElement' &&
        argument.type !== 'ArgumentPlaceholder';
      if (isHelper) return resolveValue(argument, names, depth + 1);
      if (node.callee.type === 'Super' || node.callee.type === 'V8IntrinsicIdentifier') return node;
      return resolveValue(node.callee, names, depth + 1);
    }
    default:
      return node;
  }
}

/** Whether the argument of a call is called for each element of a list: it does not return the list. */
function isIteration(callee: {type: string; property?: {type: string; name?: unknown}}): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property !== undefined &&
    ['map', 'flatMap', 'filter'].some((name) => callee.property && isName(callee.property, name))
  );
}

function returnedValue(body: Body, names: Names, depth: number): Expression | undefined {
  if (body.type !== 'BlockStatement') return resolveValue(body, names, depth + 1);
  const last = body.body.findLast((statement) => statement.type === 'ReturnStatement');
  return last?.type === 'ReturnStatement' && last.argument
    ? resolveValue(last.argument, names, depth + 1)
    : undefined;
}

function stepInto(value: Expression, part: PropertyKey, names: Names): Found | undefined {
  const node = resolveValue(value, names);
  if (node?.type === 'ObjectExpression') return findProperty(node, String(part), names);
  if (node?.type === 'ArrayExpression') {
    const element = elementsOf(node, names, Number(part))[Number(part)];
    return element ? {key: element, value: element} : undefined;
  }
  return undefined;
}

/** Returns the elements of an array, including those of arrays spread into it, up to an index or an unknown element. */
function elementsOf({elements}: ArrayLiteral, names: Names, last: number): (Expression | null)[] {
  const found: (Expression | null)[] = [];
  for (const element of elements) {
    if (found.length > last) break;
    if (element?.type !== 'SpreadElement') {
      found.push(element);
      continue;
    }
    const spread = resolveValue(element.argument, names);
    if (spread?.type !== 'ArrayExpression') break;
    found.push(...elementsOf(spread, names, last - found.length));
  }
  return found;
}

/** The last property of that name counts, as it does when the code runs. */
function findProperty(object: ObjectLiteral, name: string, names: Names): Found | undefined {
  for (const property of [...object.properties].reverse()) {
    if (property.type === 'SpreadElement') {
      const spread = resolveValue(property.argument, names);
      const found = spread?.type === 'ObjectExpression' ? findProperty(spread, name, names) : undefined;
      if (found) return found;
    } else if (!property.computed && keyText(property.key) === name) {
      if (property.type === 'ObjectMethod') return {key: property.key, value: null};
      return {key: property.key, value: isExpression(property.value) ? property.value : null};
    }
  }
  return undefined;
}

function keyText(key: {type: string; name?: unknown; value?: unknown}): string | undefined {
  if (key.type === 'Identifier') return String(key.name);
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : undefined;
}

/** In an object literal that is not a pattern, every value is an expression; the types do not say so. */
function isExpression(node: {type: string}): node is Expression {
  return !/Pattern$|^RestElement$|^VoidPattern$/.test(node.type);
}
