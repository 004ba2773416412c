import type {types as t} from '@babel/core';
import {parseCode} from '../files/code/parseCode.ts';
import {walkCode} from '../files/code/walkCode.ts';

/** Where a doc comment belongs in a source text. */
interface Place {
  /** Offset of the property, or of its existing comment. */
  start: number;
  /** Offset of the property. */
  end: number;
  text: string;
}

/**
 * Copies each description in a schema (`title: z.string().describe('…')`) to the doc comment of its property, because
 * editors show that comment where the type of the schema is used, and don't know `describe`.
 *
 * @param source A TypeScript module of schemas.
 * @returns The module with updated comments.
 */
export function withDocComments(source: string): string {
  return docPlaces(source)
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: description}) => {
      const lineStart = text.lastIndexOf('\n', end) + 1;
      const indent = /^ */.exec(text.slice(lineStart, end))?.[0] ?? '';
      const comment = `/** ${description.replaceAll('*/', '*\\/')} */\n${indent}`;
      return text.slice(0, start) + comment + text.slice(end);
    }, source);
}

function docPlaces(source: string): Place[] {
  const places: Place[] = [];
  walkCode(parseCode(source, {sourceType: 'module', plugins: ['typescript']}).program, (node) => {
    if (node.type !== 'ObjectProperty') return;
    const calls = callsOf(node.value);
    const argumentOf = (method: string) => calls.find(({name}) => name === method)?.argument;
    const described = argumentOf('describe');
    if (described?.type !== 'StringLiteral') return;
    const standard = codeOf(argumentOf('default'), source);
    const isPlain = /^(?:'[^']*'|\d[\d.]*|true|false|\[[^\]\n{]*\])$/.test(standard);
    const text = isPlain ? `${described.value} Default: \`${standard}\`.` : described.value;
    places.push({start: startOf(node), end: node.start ?? 0, text});
  });
  return places;
}

function codeOf(node: t.Node | undefined, source: string): string {
  return node ? source.slice(node.start ?? 0, node.end ?? 0) : '';
}

/** Start of a property, including its doc comment. */
function startOf(node: t.Node): number {
  const last = node.leadingComments?.at(-1);
  const isDoc = last?.type === 'CommentBlock' && last.value.startsWith('*');
  return (isDoc ? last.start : node.start) ?? 0;
}

/** The methods called in a chain, the last one first, each with its first argument. */
function callsOf(node: t.Node): {name: string; argument: t.Node | undefined}[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const {property, object} = node.callee;
  const name = property.type === 'Identifier' ? property.name : '';
  return [{name, argument: node.arguments[0]}, ...callsOf(object)];
}
