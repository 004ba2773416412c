import type {Program} from 'estree-jsx';
import type {Nodes} from 'mdast';
import {environmentOf} from '../expressions/environment.ts';
import {attributeValue, type JsxElement} from '../expressions/jsxAttributes.ts';
import type {Environment} from '../estree/evaluate.ts';
import type {SourceContext} from '../SourceContext.ts';
import type {TextWriter} from './TextWriter.ts';

/** Content, and the writer for the source that it is in. */
interface Content {
  nodes: readonly Nodes[];
  writer: TextWriter;
}

/** Whether an element is an imported Markdown file: `<Part/>`, or `<All.default/>` after `import * as All`. */
export function isPartial({name}: JsxElement, source: SourceContext): boolean {
  return bindingOf(name, source) !== undefined;
}

/** The content of an imported Markdown file where an element shows it; undefined if it is not known, or shows itself. */
export function partialContent(node: JsxElement, writer: TextWriter): Content | undefined {
  const source = bindingOf(node.name, writer.source)?.partial.source;
  if (source?.tree === undefined || writer.within.includes(source)) return undefined;
  const environment = environmentIn(writer);
  const props: Record<string, unknown> = {};
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute') {
      props[attribute.name] = attributeValue(attribute, environment)?.value;
    }
  }
  const given = {props, children: node.children, writer};
  return {
    nodes: source.tree.children,
    writer: {...writer, source, given, within: [...writer.within, source]},
  };
}

/** What `{props.children}` shows in an imported Markdown file; undefined for any other expression. */
export function childrenContent(node: Nodes, writer: TextWriter): Content | undefined {
  const {given, outline} = writer;
  if (given === undefined || (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression'))
    return undefined;
  return isChildren(node.data?.estree)
    ? {nodes: given.children, writer: {...given.writer, outline}}
    : undefined;
}

/** What is available for evaluating the expressions that a writer meets: `props` is known where a partial is shown. */
export function environmentIn({source, given}: TextWriter): Environment {
  const known = environmentOf(source);
  if (given === undefined || source.declared.has('props')) return known;
  return {...known, value: (name) => (name === 'props' ? {value: given.props} : known.value(name))};
}

function bindingOf(name: string | null, source: SourceContext) {
  const [object = '', member, more] = (name ?? '').split('.');
  const binding = source.bindings.get(object);
  if (binding?.kind !== 'partial' || more !== undefined) return undefined;
  const imported = binding.imported === '*' ? member : member === undefined ? binding.imported : undefined;
  return imported === 'default' ? binding : undefined;
}

function isChildren(program: Program | null | undefined): boolean {
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'MemberExpression')
    return false;
  const {object, property, computed} = statement.expression;
  return (
    object.type === 'Identifier' &&
    object.name === 'props' &&
    !computed &&
    property.type === 'Identifier' &&
    property.name === 'children'
  );
}
