import type {ReactNode} from 'react';
import {formatDate} from '../../shared/messages/formatDate.ts';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {Filled} from '../messages/Filled.tsx';

/** When a page was last changed, and by whom. */
export function LastUpdate({date, author}: {date?: string; author?: string}): ReactNode {
  const messages = useMessages();
  return (
    <span className="last-update">
      <Filled
        text={messages.lastUpdated}
        values={{
          atDate: date && <Filled text={messages.lastUpdatedAt} values={{date: <Day date={date} />}} />,
          byUser: author && <Filled text={messages.lastUpdatedBy} values={{user: author}} />,
        }}
      />
    </span>
  );
}

function Day({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{formatDate(date, useSite())}</time>;
}
