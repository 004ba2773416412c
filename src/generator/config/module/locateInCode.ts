import {parseCode} from '../../files/code/parseCode.ts';
import type {Position} from '../../shared/problems/Position.ts';

interface SyntaxNode {
  type: string;
  loc?: {start: {line: number; column: number}} | null;
}

/**
 * Finds where code throws, or rejects a promise with, a value that is not an error, and so has no stack.
 *
 * @returns the position with the value itself, else the only candidate
 */
export function locateThrow(source: string, thrown: unknown): Position | undefined {
  const throws = nodesOf(source).flatMap((node): [SyntaxNode, unknown][] => {
    if (node.type === 'ThrowStatement') return [[node, Reflect.get(node, 'argument')]];
    if (node.type !== 'CallExpression' || !isReject(Reflect.get(node, 'callee'))) return [];
    const given: unknown = Reflect.get(node, 'arguments');
    return [[node, Array.isArray(given) ? given[0] : undefined]];
  });
  const [node] =
    throws.find(([, value]) => isLiteralOf(value, thrown)) ??
    (throws.length === 1 ? throws[0] : undefined) ??
    [];
  return positionOf(node);
}

/** Finds what a module waits for at its top level, or what it exports. */
export function locateWait(source: string, what: 'module' | 'value'): Position | undefined {
  const nodes = nodesOf(source, what === 'value');
  const type = what === 'module' ? /^AwaitExpression$/ : /^(?:ExportDefaultDeclaration|TSExportAssignment)$/;
  return positionOf(
    nodes.find((node) => type.test(node.type)) ??
      nodes.find((node) => node.type === 'ExportDefaultDeclaration'),
  );
}

function positionOf(node: SyntaxNode | undefined): Position | undefined {
  return node?.loc ? {line: node.loc.start.line, column: node.loc.start.column + 1} : undefined;
}

function isReject(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const name: unknown =
    callee.type === 'MemberExpression'
      ? Reflect.get(Object(Reflect.get(callee, 'property')), 'name')
      : Reflect.get(callee, 'name');
  return name === 'reject';
}

function isLiteralOf(node: unknown, value: unknown): boolean {
  if (!isNode(node)) return value === undefined;
  if (node.type === 'NullLiteral') return value === null;
  if (node.type === 'Identifier') return value === undefined && Reflect.get(node, 'name') === 'undefined';
  return /^(?:String|Numeric|Boolean)Literal$/.test(node.type) && Reflect.get(node, 'value') === value;
}

/**
 * Returns every node of the code in order, without those inside functions when `functions` is false. Empty for code
 * that does not parse.
 */
function nodesOf(source: string, functions = true): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    nodes.push(value);
    if (!functions && /Function|Method/.test(value.type)) return;
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') visit(child);
  };
  try {
    visit(
      parseCode(source, {
        sourceType: 'unambiguous',
        errorRecovery: true,
        allowReturnOutsideFunction: true,
        plugins: ['typescript', 'jsx'],
      }).program.body,
    );
  } catch {
    return [];
  }
  return nodes;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
