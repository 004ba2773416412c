import type {ElementContent, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {checkComponent} from '../expressions/checkExpression.ts';
import {jsxAttributes} from '../expressions/jsxAttributes.ts';
import type {SourceContext} from '../SourceContext.ts';

/**
 * Runs after plugins of the site: turns each element to which one has given the name of a component, as with
 * `data.hName`, into that component.
 */
export function rehypeComponents() {
  return (tree: Root, {data: {source}}: VFile): void => {
    if (source !== undefined) tree.children = withComponents(tree.children, source);
  };
}

function withComponents<T extends RootContent>(
  nodes: readonly T[],
  source: SourceContext,
): (T | ElementContent)[] {
  return nodes.flatMap((node): (T | ElementContent)[] => {
    if (!('children' in node) || node.type === 'partial') return [node];
    node.children = withComponents<ElementContent>(node.children as ElementContent[], source);
    if (node.type !== 'element' || !/^[A-Z]/.test(node.tagName)) return [node];
    const {tagName: name, children, position} = node;
    if (!checkComponent(name, source.declared, source, position?.start)) return children;
    return [{type: 'mdxJsxFlowElement', name, attributes: jsxAttributes(node), children, position}];
  });
}
