import type {Definition, FootnoteDefinition, Nodes, Root} from 'mdast';
import {report, type SourceContext, type SourceInput} from '../SourceContext.ts';

/** Warns of a second definition of a link or a footnote, which has no effect, and of footnotes that are not shown. */
export function checkDefinitions(tree: Root, source: SourceContext): void {
  if (!source.text.includes(']:')) return;
  const first = new Map<string, Definition | FootnoteDefinition>();
  for (const node of definitionsOf(tree)) {
    const key = `${node.type} ${node.identifier.toUpperCase()}`;
    const former = first.get(key);
    if (former === undefined) first.set(key, node);
    else if (!isSame(former, node)) reportSecond(node, former.position?.start.line ?? 1, source);
  }
  reportUnused([...first.values()].filter(isFootnote), tree, source);
}

/** A definition of a link may be there for later; a footnote has text, which is not shown. */
function reportUnused(footnotes: readonly FootnoteDefinition[], tree: Root, source: SourceContext): void {
  if (footnotes.length === 0) return;
  const used = new Set([tree, ...(source.title ? [source.title] : [])].flatMap(footnoteReferences));
  for (const {identifier, label, position} of footnotes) {
    if (used.has(identifier.toUpperCase())) continue;
    const mark = `[^${label ?? identifier}]`;
    const message = `Nothing refers to the footnote \`${mark}\`, so it is not shown.`;
    report(source, 'warning', position, message, `Write \`${mark}\` where it belongs, or remove it.`);
  }
}

function isFootnote(node: Definition | FootnoteDefinition): node is FootnoteDefinition {
  return node.type === 'footnoteDefinition';
}

function footnoteReferences(node: Nodes): string[] {
  if (node.type === 'footnoteReference') return [node.identifier.toUpperCase()];
  return 'children' in node ? node.children.flatMap(footnoteReferences) : [];
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
