import type {Element, ElementContent, Nodes, Parents, Root, RootContent} from 'hast';
import type {Code, Root as MdastRoot} from 'mdast';
import type {Handler, State} from 'mdast-util-to-hast';
import rehypeRaw from 'rehype-raw';
import type {VFile} from 'vfile';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {treatElement} from './links/treatElement.ts';
import {takeModule} from './plugins/remarkModule.ts';
import {titleHtml} from './handlers/inlineHtml.ts';
import {type SourceContext, sourceOf, type StaticPartial} from './SourceContext.ts';

/** What is remembered of a tree while plugins of the site change it. */
interface KeptTree {
  /** The elements that existed before. */
  elements: WeakSet<Nodes>;
  /** The content of static partials, which plugins have processed already. */
  partials: Map<StaticPartial, ElementContent[]>;
}

/** What a fenced block shows unless a plugin replaces it, by the number on its element. */
const FIGURE = 'dataForeignFigure';

/** Marks the title. */
const TITLE = 'dataForeignTitle';

declare module 'vfile' {
  interface DataMap {
    keptTree: KeptTree;
    figures: {figure: Element; code: string}[];
  }
}

/**
 * Makes code blocks the `<pre><code class="language-…">` that rehype plugins look for; `afterPlugins` restores the
 * block.
 */
export function plainCode(code: Handler): Handler {
  return (state: State, node: Code, parent) => {
    const figure: ElementContent | ElementContent[] | undefined = code(state, node, parent);
    const {file} = state.options;
    if (!file || !figure || Array.isArray(figure) || !isFigure(figure)) return figure;
    const {data} = file;
    data.figures ??= [];
    const number = data.figures.push({figure, code: node.value}) - 1;
    const className = node.lang ? [`language-${node.lang}`] : [];
    const inner: Element = {
      type: 'element',
      tagName: 'code',
      properties: {className},
      children: [{type: 'text', value: `${node.value}\n`}],
      ...(node.meta && {data: {meta: node.meta}}),
    };
    const properties = {[FIGURE]: String(number)};
    return {type: 'element', tagName: 'pre', properties, children: [inner], position: node.position};
  };
}

type RootHandler = (state: State, node: MdastRoot) => Parents;

/** Makes the title of a page, which the layout shows, a heading that rehype plugins see; `afterPlugins` removes it. */
export function titledRoot(root: RootHandler): RootHandler {
  return (state, node) => {
    const source = sourceOf(state);
    const {title} = source;
    delete source.title;
    const result = root(state, node);
    if (title === undefined) return result;
    source.title = title;
    const properties = {[TITLE]: ''};
    const heading: Element = {type: 'element', tagName: 'h1', properties, children: state.all(title)};
    result.children.unshift(heading);
    return result;
  };
}

/** Runs before the rehype plugins of the site: records what the page consists of, and hides what is finished. */
export function beforePlugins() {
  return (tree: Root, file: VFile): void => {
    const kept: KeptTree = {elements: new WeakSet(), partials: new Map()};
    eachNode(tree.children, (node) => {
      if (node.type === 'element') kept.elements.add(node);
      if (node.type !== 'partial') return;
      kept.partials.set(node, node.children);
      node.children = [];
    });
    file.data.keptTree = kept;
  };
}

/** Runs after them: processes what they have added like the page's own elements. */
export function afterPlugins() {
  return (tree: Root, file: VFile): Root | undefined => {
    const {source, keptTree, figures = []} = file.data;
    if (source === undefined || keptTree === undefined) return undefined;
    const modules = tree.children.filter((node): node is MdxjsEsm & RootContent => node.type === 'mdxjsEsm');
    if (modules.length > 0) {
      tree.children = tree.children.filter((node) => node.type !== 'mdxjsEsm');
      takeModule(modules, source);
    }
    const parsed = source.format === 'mdx' && hasRaw(tree.children) ? parseRaw(tree, file) : tree;
    eachNode(parsed.children, (node) => {
      const children = node.type === 'partial' ? keptTree.partials.get(node) : undefined;
      if (node.type === 'partial' && children) node.children = children;
      if (node.type === 'element' && source.format === 'mdx' && !keptTree.elements.has(node))
        treatElement(node, source);
    });
    if (figures.length > 0) putFigures(parsed.children, figures);
    takeTitle(parsed, source);
    return parsed;
  };
}

/** Types of the nodes of MDX, which HTML doesn't have. */
export const MDX_NODES = [
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxjsEsm',
];

/** HTML as text would be one string in a page module; as elements, it is part of the page. */
function parseRaw(tree: Root, file: VFile): Root {
  const parse = rehypeRaw({passThrough: [...MDX_NODES, 'partial']});
  return parse(tree, file) as Root;
}

function hasRaw(nodes: readonly Nodes[]): boolean {
  return nodes.some(
    (node) => node.type === 'raw' || ('children' in node && !isFigure(node) && hasRaw(node.children)),
  );
}

/** Finished code blocks contain their HTML as text. */
function isFigure(node: Nodes): node is Element {
  return node.type === 'element' && node.tagName === 'figure' && node.data?.code !== undefined;
}

function putFigures(nodes: Nodes[], figures: readonly {figure: Element; code: string}[]): void {
  nodes.forEach((node, index) => {
    const number = node.type === 'element' ? node.properties[FIGURE] : undefined;
    if (node.type !== 'element' || number === undefined) {
      if ('children' in node) putFigures(node.children, figures);
      return;
    }
    delete node.properties[FIGURE];
    const own = figures[Number(number)];
    if (own && isUntouched(node, own.code)) nodes[index] = own.figure;
  });
}

/** Whether a block is still the original code: a plugin that highlights it has put elements there. */
function isUntouched({tagName, children}: Element, code: string): boolean {
  const [inner, ...others] = children;
  if (tagName !== 'pre' || others.length > 0 || inner?.type !== 'element' || inner.tagName !== 'code')
    return false;
  const [text, ...more] = inner.children;
  return (
    more.length === 0 &&
    (text === undefined ? code === '' : text.type === 'text' && linesOf(text.value) === linesOf(`${code}\n`))
  );
}

function takeTitle(tree: Root, source: SourceContext): void {
  const index = tree.children.findIndex((node) => node.type === 'element' && TITLE in node.properties);
  const [heading] = index === -1 ? [] : tree.children.splice(index, 1);
  if (heading?.type === 'element') source.titleHtml = titleHtml(heading.children);
}

function linesOf(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function eachNode(nodes: readonly Nodes[], visit: (node: Nodes) => void): void {
  for (const node of nodes) {
    visit(node);
    if ('children' in node && node.type !== 'partial') eachNode(node.children, visit);
  }
}
