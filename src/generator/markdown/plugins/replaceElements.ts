import type {Element, ElementContent, RootContent} from 'hast';
import type {CodeSource} from '../code/highlightCode.ts';
import {elementComponent} from '../../shared/markup/ownElements.ts';
import {jsxAttributes} from '../expressions/jsxAttributes.ts';
import {printHtml} from '../../shared/html/printHtml.ts';

/**
 * Replaces the elements with these names, which the site renders with its own components. Elements that the theme has added
 * stay: code, and the links to headings.
 *
 * @returns the nodes, and whether an element was replaced
 */
export function replaceElements<T extends RootContent>(
  nodes: readonly T[],
  names: ReadonlySet<string>,
): {nodes: (T | ElementContent)[]; isReplaced: boolean} {
  let isReplaced = false;
  const replaced = nodes.map((node): T | ElementContent => {
    if (!('children' in node) || node.type === 'partial') return node;
    if (names.has('codeBlock') && node.type === 'element' && node.data?.code) {
      isReplaced = true;
      return codeComponentOf(node, node.data.code);
    }
    if (isOfTheme(node)) return node;
    const within = replaceElements(node.children, names);
    isReplaced ||= within.isReplaced;
    node.children = within.nodes as ElementContent[];
    // JSX is left as the author wrote it, except for `details`, which Markdown has no other way to write.
    if (node.type === 'mdxJsxFlowElement' && node.name === 'details' && names.has('details')) {
      isReplaced = true;
      const {attributes, position} = node;
      return {
        type: node.type,
        name: elementComponent('details'),
        attributes,
        children: node.children,
        position,
      };
    }
    if (node.type !== 'element' || (node.data?._mdxExplicitJsx && node.tagName !== 'details')) return node;
    const type = names.has('admonition') ? admonitionType(node) : undefined;
    if (type === undefined && !names.has(node.tagName)) return node;
    isReplaced = true;
    return type === undefined ? componentOf(node) : admonitionComponentOf(node, type);
  });
  return {nodes: replaced, isReplaced};
}

function isOfTheme(node: RootContent): boolean {
  if (node.type !== 'element') return false;
  const {className = []} = node.properties;
  return /^(?:figure|pre)$/.test(node.tagName) || [className].flat().includes('hash-link');
}

function componentOf(element: Element): ElementContent {
  const {tagName, children, position} = element;
  return {
    type: 'mdxJsxFlowElement',
    name: elementComponent(tagName),
    attributes: jsxAttributes(element),
    // React rejects whitespace between the parts of a table.
    children: /^(?:table|thead|tbody|tr)$/.test(tagName)
      ? children.filter((child) => !isBlank(child))
      : children,
    ...(position && {position}),
  };
}

/** The type of an admonition; undefined for other elements. */
function admonitionType({tagName, properties}: Element): string | undefined {
  const [first, second] = [properties.className ?? []].flat();
  if (tagName !== 'div' || first !== 'admonition') return undefined;
  return String(second).replace(/^admonition-/, '');
}

/** An admonition as a component that is given its title as the first child. */
function admonitionComponentOf(element: Element, type: string): ElementContent {
  const {properties, children, position} = element;
  const {id, className} = properties;
  const own = [className ?? []].flat().slice(2);
  const given = {type, ...(id !== undefined && {id}), ...(own.length > 0 && {className: own})};
  return {
    type: 'mdxJsxFlowElement',
    name: elementComponent('admonition'),
    attributes: jsxAttributes({...element, properties: given}),
    children,
    ...(position && {position}),
  };
}

/** A code block as a component that is given the code as text, and what the build has made of it. */
function codeComponentOf(figure: Element, {code, language, meta}: CodeSource): ElementContent {
  const {children, position} = figure;
  const given = {
    ...(language !== '' && {className: [`language-${language}`]}),
    ...(meta !== '' && {metastring: meta}),
    highlighted: printHtml(children),
  };
  return {
    type: 'mdxJsxFlowElement',
    name: elementComponent('codeBlock'),
    attributes: jsxAttributes({...figure, properties: given}),
    children: [{type: 'text', value: `${code}\n`}],
    ...(position && {position}),
  };
}

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
