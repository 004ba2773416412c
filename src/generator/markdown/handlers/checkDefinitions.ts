import type {Definition, FootnoteDefinition, Nodes, Root} from 'mdast';
import {report, type SourceInput} from '../SourceContext.ts';

/** Warns of a second definition of a link or a footnote, which has no effect. */
export function checkDefinitions(tree: Root, source: SourceInput): void {
  if (!source.text.includes(']:')) return;
  const first = new Map<string, Definition | FootnoteDefinition>();
  for (const node of definitionsOf(tree)) {
    const key = `${node.type} ${node.identifier.toUpperCase()}`;
    const former = first.get(key);
    if (former === undefined) first.set(key, node);
    else if (!isSame(former, node)) reportSecond(node, former.position?.start.line ?? 1, source);
  }
}

/** The same address written twice, as in lists of links that were joined, is not a mistake. */
function isSame(one: Definition | FootnoteDefinition, other: Definition | FootnoteDefinition): boolean {
  return one.type === 'definition' && other.type === 'definition' && one.url === other.url;
}

function reportSecond(
  {type, label, identifier, position}: Definition | FootnoteDefinition,
  line: number,
  source: SourceInput,
): void {
  const name = label ?? identifier;
  const [kind, mark] = type === 'definition' ? ['reference', name] : ['footnote', `^${name}`];
  const message = `The ${kind} \`[${mark}]\` is defined in line ${line} already, so this definition has no effect.`;
  report(source, 'warning', position, message, 'Remove one of the two, or choose another name here.');
}

function definitionsOf(node: Nodes): (Definition | FootnoteDefinition)[] {
  if (node.type === 'definition') return [node];
  const inner = 'children' in node ? node.children.flatMap(definitionsOf) : [];
  return node.type === 'footnoteDefinition' ? [node, ...inner] : inner;
}
