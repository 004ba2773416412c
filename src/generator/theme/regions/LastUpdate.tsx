import type {ReactNode} from 'react';
import {formatDate} from '../../shared/messages/formatDate.ts';
import type {LastUpdateData} from '../../shared/page/PageParts.ts';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {Filled} from '../messages/Filled.tsx';

/** When a page was last changed, and by whom. */
export function LastUpdate({date, formattedDate, author}: LastUpdateData): ReactNode {
  const messages = useMessages();
  return (
    <span className="last-update">
      <Filled
        text={messages.lastUpdated}
        values={{
          atDate: date && (
            <Filled text={messages.lastUpdatedAt} values={{date: <Day {...{date, formattedDate}} />}} />
          ),
          byUser: author && <Filled text={messages.lastUpdatedBy} values={{user: author}} />,
        }}
      />
    </span>
  );
}

/** A component of the site may know only the date itself. */
function Day({date, formattedDate}: {date: string; formattedDate?: string}): ReactNode {
  const site = useSite();
  return <time dateTime={date}>{formattedDate ?? formatDate(date, site)}</time>;
}
