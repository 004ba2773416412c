import type {ReactNode} from 'react';
import type {TocNode} from './buildTocTree.ts';

interface TocListProps {
  nodes: TocNode[];
  /** Id of the heading that is being read. */
  currentId?: string;
}

/** Nested links to the headings of a page. */
export function TocList({nodes, currentId}: TocListProps): ReactNode {
  return (
    <ul className="toc-list">
      {nodes.map(({id, html, children}) => (
        <li key={id}>
          <a
            className="toc-link"
            href={`#${id}`}
            aria-current={id === currentId ? 'true' : undefined}
            dangerouslySetInnerHTML={{__html: html}}
          />
          {children.length > 0 && <TocList nodes={children} currentId={currentId} />}
        </li>
      ))}
    </ul>
  );
}
