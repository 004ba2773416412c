import type {ReactNode} from 'react';
import {formatDate} from '../formatDate.ts';
import {Anchor} from '../links/Anchor.tsx';
import {Icon} from './Icon.tsx';

interface PageMetaProps {
  editUrl?: string;
  lastUpdate?: {date?: string; author?: string};
}

/** The row below a page's text: where to edit it, when and by whom it was last changed. */
export function PageMeta({editUrl, lastUpdate}: PageMetaProps): ReactNode {
  const isUpdateKnown = Boolean(lastUpdate?.date ?? lastUpdate?.author);
  if (!editUrl && !isUpdateKnown) {
    return null;
  }
  return (
    <div className="page-meta">
      {editUrl && (
        <Anchor className="edit-link" href={editUrl}>
          <Icon name="edit" />
          Edit this page
        </Anchor>
      )}
      {isUpdateKnown && (
        <span className="last-update">
          Last updated
          {lastUpdate?.date && (
            <>
              {' on '}
              <time dateTime={lastUpdate.date}>{formatDate(lastUpdate.date)}</time>
            </>
          )}
          {lastUpdate?.author && ` by ${lastUpdate.author}`}
        </span>
      )}
    </div>
  );
}
