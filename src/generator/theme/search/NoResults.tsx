import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {kindLabel} from './kindLabels.ts';
import {findVersion} from './searchVersions.ts';
import type {Wanted} from './searchAddress.ts';
import {usefulLinks} from './usefulLinks.ts';
import {useDialogMessages} from '../context/useMessages.ts';
import {Filled} from '../messages/Filled.tsx';

/** Suggestions if nothing was found: remove the filters, use other words, or browse. */
export function NoResults({
  wanted,
  onChange,
}: {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}): ReactNode {
  const messages = useDialogMessages();
  const site = useSite();
  const {query, kind, product, version} = wanted;
  const filters = [kind && kindLabel(kind, 'many', messages), product, findVersion(site, version)?.label]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="search-message">
      <p className="search-message-title">
        <Filled
          text={filters ? messages.noMatchIn : messages.noMatch}
          values={{query: <span className="search-query">{query.trim()}</span>, filters}}
        />
      </p>
      {filters ? (
        <button type="button" className="button" onClick={() => onChange({query})}>
          {messages.removeFilters}
        </button>
      ) : (
        <p>{messages.advice}</p>
      )}
      <ul className="search-links">
        {usefulLinks(site).map(({label, href}) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
