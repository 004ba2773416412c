import {parseCode} from '../files/parseCode.ts';

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
  const places: Place[] = [];
  collectPlaces(parseCode(source, {sourceType: 'module', plugins: ['typescript']}).program, source, places);
  return places
    .sort((a, b) => b.start - a.start)
    .reduce((text, {start, end, text: description}) => {
      const lineStart = text.lastIndexOf('\n', end) + 1;
      const indent = /^ */.exec(text.slice(lineStart, end))?.[0] ?? '';
      const comment = `/** ${description.replaceAll('*/', '*\\/')} */\n${indent}`;
      return text.slice(0, start) + comment + text.slice(end);
    }, source);
}

function collectPlaces(node: unknown, source: string, places: Place[]): void {
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node) && node.type === 'ObjectProperty' && 'value' in node) {
    const calls = callsOf(node.value);
    const description = stringOf(calls.find(({name}) => name === 'describe')?.argument);
    if (description !== undefined) {
      const before = calls.find(({name}) => name === 'default')?.argument;
      const standard = isNode(before) ? source.slice(before.start, before.end) : '';
      const isPlain = standard !== '' && /^(?:'[^']*'|\d[\d.]*|true|false|\[[^\]\n{]*\])$/.test(standard);
      const text = isPlain ? `${description} Default: \`${standard}\`.` : description;
      places.push({start: startOf(node), end: node.start, text});
    }
  }
  for (const child of Object.values(node)) collectPlaces(child, source, places);
}

interface Node {
  type: string;
  start: number;
  end: number;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}

/** Start of a property, including its doc comment. */
function startOf(node: Node): number {
  const comments: unknown = 'leadingComments' in node ? node.leadingComments : undefined;
  const last: unknown = Array.isArray(comments) ? comments.at(-1) : undefined;
  if (!isNode(last) || !('value' in last)) return node.start;
  return last.type === 'CommentBlock' && String(last.value).startsWith('*') ? last.start : node.start;
}

/** The methods called in a chain, the last one first, each with its first argument. */
function callsOf(node: unknown): {name: string; argument: unknown}[] {
  if (!isNode(node) || !('callee' in node) || !('arguments' in node)) return [];
  const {callee} = node;
  if (!isNode(callee) || !('object' in callee) || !('property' in callee)) return [];
  const {property, object} = callee;
  const name = isNode(property) && 'name' in property ? String(property.name) : '';
  const argument: unknown = Array.isArray(node.arguments) ? node.arguments[0] : undefined;
  return [{name, argument}, ...callsOf(object)];
}

function stringOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'StringLiteral' && 'value' in node ? String(node.value) : undefined;
}
