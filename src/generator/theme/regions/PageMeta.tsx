import type {ReactNode} from 'react';
import type {LastUpdateData} from '../../shared/page/PageParts.ts';
import {EditLink} from './EditLink.tsx';
import {LastUpdate} from './LastUpdate.tsx';

interface PageMetaProps {
  editUrl?: string;
  lastUpdate?: LastUpdateData;
}

/** The row below a page's text: where to edit it, when and by whom it was last changed. */
export function PageMeta({editUrl, lastUpdate}: PageMetaProps): ReactNode {
  const isUpdateKnown = Boolean(lastUpdate?.date ?? lastUpdate?.author);
  if (!editUrl && !isUpdateKnown) {
    return null;
  }
  return (
    <div className="page-meta">
      {editUrl && <EditLink href={editUrl} />}
      {isUpdateKnown && <LastUpdate {...lastUpdate} />}
    </div>
  );
}
