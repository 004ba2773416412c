import type {Element, ElementContent} from 'hast';
import type {Paragraph, Parents} from 'mdast';
import type {ContainerDirective, LeafDirective, TextDirective} from 'mdast-util-directive';
import type {State} from 'mdast-util-to-hast';
import {admonition} from '../../shared/markup/admonition.ts';
import {element, text} from '../../shared/markup/element.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {report, type SourceContext, sourceOf, type SourceInput} from '../SourceContext.ts';
import {admonitionTitle} from '../../shared/messages/admonitionTitle.ts';

/** Built-in admonition types, the legacy ones last (Docusaurus, admonitions). */
const ADMONITION_TYPES = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
  'success',
];

/** What replaces the containers that other tools have. */
const OTHER_DIRECTIVES = new Map([
  ['details', 'Write `<details>`, `<summary>Title</summary>`, the text, and `</details>`.'],
  ['code-group', 'Write `<Tabs>` with a `<TabItem value="…">` for each code block.'],
  ['tabs', 'Write `<Tabs>` with a `<TabItem value="…">` for each tab.'],
  ['mermaid', 'Write a code block that begins with ```` ```mermaid ````.'],
]);

/** The types of admonitions that a source can use. */
export function admonitionTypes(source: SourceInput): string[] {
  return [...ADMONITION_TYPES, ...source.page.options.markdown.admonitionKeywords];
}

/** `:::type[Title]` … `:::`: an admonition, or an unknown directive, whose content is kept in a plain box. */
export function containerDirective(
  state: State,
  node: ContainerDirective,
  parent: Parents | undefined,
): Element {
  const source = sourceOf(state);
  const types = admonitionTypes(source);
  const isAdmonition = source.page.input.admonitions && types.includes(node.name);
  if (!isAdmonition) reportUnused(node, ':::', source, types);
  if (!isClosed(node, source)) reportUnclosed(node, parent, source);
  const [first] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const content = label === undefined ? node : {...node, children: node.children.slice(1)};
  const {id, class: className, title} = node.attributes ?? {};
  if (!isAdmonition) {
    return element('div', {}, state.wrap([...labelParagraph(state, label), ...state.all(content)], true));
  }
  return admonition({
    type: node.name,
    // An empty title is none, as in Docusaurus.
    title:
      label === undefined || label.children.length === 0
        ? [text(title || admonitionTitle(node.name, sourceOf(state).page.options.messages))]
        : state.all(label),
    id: id || undefined,
    className: className ?? undefined,
    children: state.all(content),
  });
}

/** `::name[…]` is not supported, so only its label is kept. */
export function leafDirective(state: State, node: LeafDirective): ElementContent[] {
  reportUnused(node, '::', sourceOf(state), []);
  return node.children.length === 0 ? [] : [element('p', {}, state.all(node))];
}

/** `:name` in prose is text; with a label or attributes it is an unknown directive, of which the label is kept. */
export function textDirective(state: State, node: TextDirective): ElementContent[] {
  const hasAttributes = Object.keys(node.attributes ?? {}).length > 0;
  if (node.children.length === 0 && !hasAttributes) return [text(`:${node.name}`)];
  reportUnused(node, ':', sourceOf(state), []);
  return state.all(node);
}

function labelParagraph(state: State, label: Paragraph | undefined): ElementContent[] {
  return label === undefined ? [] : [element('p', {}, state.all(label))];
}

function reportUnused(
  node: ContainerDirective | LeafDirective | TextDirective,
  mark: string,
  source: SourceInput,
  types: string[],
): void {
  const near = nearest(node.name, types);
  const list =
    types.length > 0 && source.page.input.admonitions
      ? `Admonitions are: ${types.join(', ')}.`
      : `Write \`\\${mark}\` if it is meant as text.`;
  const hint =
    OTHER_DIRECTIVES.get(node.name) ?? (near === undefined ? list : `Did you mean \`${mark}${near}\`?`);
  report(
    source,
    'warning',
    node.position,
    `Nothing uses the directive \`${mark}${node.name}\`; only its content is shown.`,
    hint,
  );
}

/** A container ends the same-sized ones in it, too, so what was meant to end the outer one is left over. */
function reportUnclosed(node: ContainerDirective, parent: Parents | undefined, source: SourceContext): void {
  const {name} = node;
  const outer =
    parent?.type === 'containerDirective' &&
    source.text.slice(node.position?.end.offset).trimStart().startsWith(':::') &&
    colonsOf(parent, source).length <= colonsOf(node, source).length
      ? parent
      : undefined;
  const end = `\`${colonsOf(outer ?? node, source)}\``;
  if (outer === undefined) {
    const message = `\`:::${name}\` is never closed, so it takes in all that follows.`;
    report(source, 'warning', node.position, message, `End it with a line of ${end}.`);
    return;
  }
  source.uselessEnds++;
  const more = ':'.repeat(3 + levelsIn(outer));
  const message = `\`:::${name}\` has no end of its own: the next ${end} ends \`:::${outer.name}\`, too.`;
  const hint = `Give \`:::${outer.name}\`, which contains it, more colons: begin it with \`${more}${outer.name}\`, and end it with \`${more}\`.`;
  report(source, 'warning', node.position, message, hint);
}

function colonsOf({position}: ContainerDirective, {text}: SourceContext): string {
  return /:*/y.exec(text.slice(position?.start.offset))?.[0] ?? '';
}

/** How many levels of containers are in a container. */
function levelsIn({children}: ContainerDirective): number {
  return Math.max(
    0,
    ...children.map((child) => (child.type === 'containerDirective' ? 1 + levelsIn(child) : 0)),
  );
}

function isClosed(node: ContainerDirective, source: SourceInput): boolean {
  const end = node.position?.end.offset;
  if (node.data?.isAlert || end === undefined || source.role === 'preview') return true;
  return source.text.slice(0, end).trimEnd().endsWith(':::');
}
