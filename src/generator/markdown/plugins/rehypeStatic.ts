import type {Node, Program} from 'estree-jsx';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {replaceElements} from './replaceElements.ts';
import {buildModule} from '../modules/buildModule.ts';
import {treatElement} from '../links/treatElement.ts';
import {collectNames, collectTags} from '../estree/estree.ts';
import {innerHtmlElement} from '../expressions/jsxAttributes.ts';
import type {SourceContext, SourceInput} from '../SourceContext.ts';
import {printHtml} from '../../shared/html/printHtml.ts';

/**
 * Static collapse. A page with no JSX component or expression left becomes the file's `staticContent`, and the tree is
 * emptied, so that the JavaScript stages have nothing to do. Otherwise each maximal static subtree becomes one element
 * with its content as a string, and the page's imports are restored.
 */
export function rehypeStatic() {
  return (tree: Root, file: VFile): void => {
    const {source} = file.data;
    if (source === undefined) return;
    prefixFootnoteLabel(tree, source);
    const {ownElements} = source.page.options;
    let isStatic = survey(tree.children, source) && source.sideEffects.length === 0;
    if (ownElements) {
      const {nodes, isReplaced} = replaceElements(tree.children, new Set(ownElements));
      tree.children = nodes;
      isStatic &&= !isReplaced;
    }
    if (isStatic && !source.forceModule) {
      file.data.staticContent = spliced(tree.children);
      tree.children = [];
      return;
    }
    const mentioned = new Set<string>();
    const tags = new Set<string>();
    tree.children = collapse(spliced(tree.children));
    mentionedNames(tree.children, mentioned, tags);
    const body = buildModule(source, mentioned, tags);
    const estree: Program = {type: 'Program', sourceType: 'module', body, comments: []};
    tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree}});
  };
}

/** Whether all nodes are static; records every id on the way. */
function survey(nodes: RootContent[], source: SourceContext): boolean {
  let isStatic = true;
  for (const node of nodes) {
    if (node.type === 'element') {
      const {id} = node.properties;
      if (typeof id === 'string') source.anchors.add(id);
      if (source.format === 'md') treatElement(node, source);
      if (node.children.length > 0 && !survey(node.children, source)) isStatic = false;
    } else if (node.type.startsWith('mdx')) {
      if (isFragment(node) && survey(node.children, source)) continue;
      isStatic = false;
      if ('attributes' in node) {
        for (const attribute of node.attributes) {
          const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
          if (isId && typeof attribute.value === 'string') source.anchors.add(attribute.value);
        }
        if (!isFragment(node)) survey(node.children, source);
      }
    }
  }
  return isStatic;
}

type Fragment = RootContent & {name: null; children: ElementContent[]};

function isFragment(node: RootContent): node is Fragment {
  return 'name' in node && node.name === null;
}

/** Inserts the content of static partials and static fragments. */
function spliced<T extends RootContent>(nodes: T[]): (T | ElementContent)[] {
  return nodes.flatMap((node): (T | ElementContent)[] => {
    if (node.type === 'partial') return node.children;
    if (isFragment(node)) return spliced(node.children);
    if (node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      node.children = spliced(node.children);
    }
    return [node];
  });
}

/** Turns each static element that contains elements into one with its content as HTML; other elements are traversed. */
function collapse<T extends RootContent>(nodes: T[]): (T | ElementContent)[] {
  return nodes.map((node): T | ElementContent => {
    if (node.type === 'element') {
      if (isCollapsible(node)) {
        const hasMarkup = node.children.some((child) => child.type !== 'text');
        if (hasMarkup) return innerHtmlElement(node, printHtml(node.children));
      } else node.children = collapse(node.children);
      // Marked as written by the author, so that it is a plain tag and not looked up among components.
      node.data = {...node.data, _mdxExplicitJsx: true};
      return node;
    }
    // The elements in a head stay: the head manager needs them as elements.
    if ('children' in node && node.type !== 'partial' && !isHead(node))
      node.children = collapse(node.children);
    return node;
  });
}

function isHead(node: RootContent): boolean {
  return 'name' in node && node.name === 'Head';
}

function isCollapsible(node: Element): boolean {
  return node.children.every((child) =>
    child.type === 'element' ? isCollapsible(child) : !child.type.startsWith('mdx'),
  );
}

/** Collects the names that the expressions and the JSX of the content use. */
function mentionedNames(nodes: RootContent[], names: Set<string>, tags: Set<string>): void {
  for (const node of nodes) {
    if ('attributes' in node) {
      const [root] = node.name?.split('.') ?? [];
      if (root !== undefined) {
        names.add(root);
        tags.add(root);
      }
      for (const attribute of node.attributes) {
        const holder = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value;
        if (typeof holder === 'object' && holder !== null) addNames(holder.data?.estree, names, tags);
      }
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      addNames(node.data?.estree, names, tags);
    }
    if ('children' in node) mentionedNames(node.children, names, tags);
  }
}

function addNames(program: Node | null | undefined, names: Set<string>, tags: Set<string>): void {
  if (!program) return;
  collectNames(program, names);
  collectTags(program, tags);
}

function prefixFootnoteLabel(tree: Root, source: SourceInput): void {
  const {footnotePrefix} = source.page.input;
  if (footnotePrefix === '') return;
  for (const section of tree.children) {
    if (section.type !== 'element' || section.properties.dataFootnotes === undefined) continue;
    for (const child of section.children) {
      if (child.type === 'element' && child.properties.id === 'footnote-label') {
        child.properties.id = `${footnotePrefix}-footnote-label`;
      }
    }
  }
}
