import type {Element, ElementContent, RootContent} from 'hast';
import {elementComponent} from '../../shared/markup/ownElements.ts';
import {jsxAttributes} from '../estree/jsxAttributes.ts';

/**
 * Makes components of the elements of these names, which the site draws. What the theme has made stays: code, and the links to
 * headings.
 *
 * @returns The nodes, and whether one of them was made a component.
 */
export function drawElements<T extends RootContent>(
  nodes: readonly T[],
  names: ReadonlySet<string>,
): {nodes: (T | ElementContent)[]; isDrawn: boolean} {
  let isDrawn = false;
  const drawn = nodes.map((node): T | ElementContent => {
    if (!('children' in node) || node.type === 'partial' || isOfTheme(node)) return node;
    const within = drawElements(node.children, names);
    isDrawn ||= within.isDrawn;
    node.children = within.nodes as ElementContent[];
    // JSX is left as the author wrote it.
    if (node.type !== 'element' || !names.has(node.tagName) || node.data?._mdxExplicitJsx) return node;
    isDrawn = true;
    return componentOf(node);
  });
  return {nodes: drawn, isDrawn};
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

function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
