import type {ReactNode} from 'react';
import {formatDate} from '../../shared/messages/formatDate.ts';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {Filled} from '../messages/Filled.tsx';
import {Anchor} from '../links/Anchor.tsx';
import {Icon} from './Icon.tsx';

interface PageMetaProps {
  editUrl?: string;
  lastUpdate?: {date?: string; author?: string};
}

/** The row below a page's text: where to edit it, when and by whom it was last changed. */
export function PageMeta({editUrl, lastUpdate}: PageMetaProps): ReactNode {
  const messages = useMessages();
  const isUpdateKnown = Boolean(lastUpdate?.date ?? lastUpdate?.author);
  if (!editUrl && !isUpdateKnown) {
    return null;
  }
  return (
    <div className="page-meta">
      {editUrl && (
        <Anchor className="edit-link" href={editUrl}>
          <Icon name="edit" />
          {messages.editThisPage}
        </Anchor>
      )}
      {isUpdateKnown && (
        <span className="last-update">
          <Filled
            text={messages.lastUpdated}
            values={{
              atDate: lastUpdate?.date && (
                <Filled text={messages.lastUpdatedAt} values={{date: <Day date={lastUpdate.date} />}} />
              ),
              byUser: lastUpdate?.author && (
                <Filled text={messages.lastUpdatedBy} values={{user: lastUpdate.author}} />
              ),
            }}
          />
        </span>
      )}
    </div>
  );
}

function Day({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{formatDate(date, useSite().locale)}</time>;
}
