import type {MouseEvent, ReactNode} from 'react';
import {useEffect} from 'react';
import type {SidebarNode} from '../../shared/page/SidebarData.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';
import type {SidebarTree} from './useSidebarTree.ts';
import {SidebarFailure} from './SidebarFailure.tsx';
import {SidebarLabel} from './SidebarLabel.tsx';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';

interface SidebarCategoryProps {
  category: Extract<SidebarNode, {type: 'category'}>;
  tree: SidebarTree;
  /** Renders the nodes below the category. */
  renderNodes: (nodes: SidebarNode[]) => ReactNode;
}

/**
 * A category of the sidebar: a label that links to its page, and a button that opens it. The label of a category
 * without a page links to the first page below it; with JavaScript it opens the category instead.
 */
export function SidebarCategory({category, tree, renderNodes}: SidebarCategoryProps): ReactNode {
  const {label, href, firstHref, level, collapsible} = category;
  const messages = useMessages();
  const isOpen = tree.isOpen(category);
  const isCurrent = isSamePage(href, tree.path);
  const nodes = isOpen ? tree.nodesOf(level) : undefined;
  const isMissing = isOpen && !nodes;
  const failure = tree.failureOf(level);
  const {load} = tree;
  useEffect(() => {
    if (isMissing) {
      load(level);
    }
  }, [isMissing, load, level]);

  const onLabelClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !collapsible) {
      return;
    }
    const staysHere = !href || isCurrent;
    if (staysHere) {
      event.preventDefault();
    }
    tree.setOpen(category, staysHere ? !isOpen : true);
  };
  const target = href ?? firstHref;
  return (
    <li
      className={category.className}
      data-level={level}
      data-first={href === undefined && firstHref !== undefined ? '' : undefined}
      data-open={category.collapsed ? undefined : ''}
      data-filter={category.filter && ''}
    >
      <div className="sidebar-row" data-in-trail={tree.trail.includes(level) || undefined}>
        {target === undefined ? (
          <span className="sidebar-link">
            <SidebarLabel text={label} />
          </span>
        ) : (
          <a
            className="sidebar-link"
            href={target}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onLabelClick}
          >
            <SidebarLabel text={label} />
          </a>
        )}
        {collapsible && (
          <button
            type="button"
            className="sidebar-toggle"
            aria-expanded={isOpen}
            aria-label={fillMessage(messages.pagesOf, {label})}
            onClick={() => tree.setOpen(category, !isOpen)}
          />
        )}
      </div>
      {nodes && category.filter && (
        <input
          type="search"
          className="page-filter"
          data-list={href}
          aria-label={fillMessage(messages.filterPages, {label})}
          placeholder={fillMessage(messages.filterPages, {label})}
        />
      )}
      {nodes && renderNodes(nodes)}
      {isMissing &&
        (failure ? (
          <SidebarFailure error={failure} onRetry={() => load(level)} />
        ) : (
          <p className="sidebar-loading">{messages.loading}</p>
        ))}
    </li>
  );
}
