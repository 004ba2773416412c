import {memo, type ReactNode} from 'react';
import type {SidebarNode} from '../../shared/page/SidebarData.ts';
import {Anchor} from '../links/Anchor.tsx';
import {isSamePage} from '../../shared/address/pageKey.ts';
import type {SidebarTree} from './useSidebarTree.ts';
import {SidebarCategory} from './SidebarCategory.tsx';
import {SidebarLabel} from './SidebarLabel.tsx';

/**
 * One level of the sidebar. An unlisted page is shown only while it is the current one. Memoized by tree, since a large
 * sidebar takes longer to render than the rest of its page.
 */
export const SidebarList = memo(function SidebarList({
  nodes,
  tree,
}: {
  nodes: SidebarNode[];
  tree: SidebarTree;
}): ReactNode {
  return (
    <ul className="sidebar-list">
      {nodes.map((node) => (
        <SidebarItem key={nodeKey(node)} node={node} tree={tree} />
      ))}
    </ul>
  );
});

/** An item of a sidebar, with those below it that are shown. */
export function SidebarItem({node, tree}: {node: SidebarNode; tree: SidebarTree}): ReactNode {
  switch (node.type) {
    case 'category':
      return (
        <SidebarCategory
          category={node}
          tree={tree}
          renderNodes={(nodes) => <SidebarList nodes={nodes} tree={tree} />}
        />
      );
    case 'html': {
      const className = [node.className, node.defaultStyle && 'sidebar-html'].filter(Boolean).join(' ');
      return <li className={className || undefined} dangerouslySetInnerHTML={{__html: node.value}} />;
    }
    case 'link': {
      const isCurrent = isSamePage(node.href, tree.path);
      return node.unlisted && !isCurrent ? null : (
        <li className={node.className}>
          <Anchor className="sidebar-link" href={node.href} aria-current={isCurrent ? 'page' : undefined}>
            <SidebarLabel text={node.label} />
          </Anchor>
        </li>
      );
    }
  }
}

function nodeKey(node: SidebarNode): string {
  switch (node.type) {
    case 'category':
      return `category ${node.level}`;
    case 'html':
      return `html ${node.value}`;
    case 'link':
      return `link ${node.href} ${node.label}`;
  }
}
