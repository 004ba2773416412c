import type {types as t} from '@babel/core';
import {parseCode} from '../../files/code/parseCode.ts';
import {positionOf} from '../../files/code/positionOf.ts';
import {walkCode} from '../../files/code/walkCode.ts';
import type {Position} from '../../shared/problems/Position.ts';

/**
 * Finds where code throws, or rejects a promise with, a value that is not an error, and so has no stack.
 *
 * @returns the position with the value itself, else the only candidate
 */
export function locateThrow(source: string, thrown: unknown): Position | undefined {
  const throws = nodesOf(source).flatMap((node): [t.Node, thrown: t.Node | null | undefined][] => {
    if (node.type === 'ThrowStatement') return [[node, node.argument]];
    return node.type === 'CallExpression' && isReject(node.callee) ? [[node, node.arguments[0]]] : [];
  });
  const [node] =
    throws.find(([, value]) => isLiteralOf(value, thrown)) ??
    (throws.length === 1 ? throws[0] : undefined) ??
    [];
  return node && positionOf(node);
}

/** Finds what a module waits for at its top level, or what it exports. */
export function locateWait(source: string, what: 'module' | 'value'): Position | undefined {
  const nodes = nodesOf(source, what === 'value');
  const type = what === 'module' ? /^AwaitExpression$/ : /^(?:ExportDefaultDeclaration|TSExportAssignment)$/;
  const found =
    nodes.find((node) => type.test(node.type)) ??
    nodes.find((node) => node.type === 'ExportDefaultDeclaration');
  return found && positionOf(found);
}

function isReject(callee: t.Node): boolean {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && name.name === 'reject';
}

function isLiteralOf(node: t.Node | null | undefined, value: unknown): boolean {
  switch (node?.type) {
    case undefined:
      return value === undefined;
    case 'NullLiteral':
      return value === null;
    case 'Identifier':
      return value === undefined && node.name === 'undefined';
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value === value;
    default:
      return false;
  }
}

/**
 * Returns every node of the code in order, without those inside functions when `functions` is false. Empty for code
 * that does not parse.
 */
function nodesOf(source: string, functions = true): t.Node[] {
  const nodes: t.Node[] = [];
  try {
    const {program} = parseCode(source, {
      sourceType: 'unambiguous',
      errorRecovery: true,
      allowReturnOutsideFunction: true,
      plugins: ['typescript', 'jsx'],
    });
    walkCode(program, (node) => {
      nodes.push(node);
      return functions || !/Function|Method/.test(node.type);
    });
  } catch {
    return [];
  }
  return nodes;
}
