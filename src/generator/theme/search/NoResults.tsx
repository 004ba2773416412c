import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {KIND_LABELS} from './kindLabels.ts';
import type {Wanted} from './searchAddress.ts';
import {usefulLinks} from './usefulLinks.ts';

/** What to do when nothing was found: without the filters, with other words, or by hand. */
export function NoResults({
  wanted,
  onChange,
}: {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}): ReactNode {
  const {query, kind, product} = wanted;
  const filters = [kind && KIND_LABELS[kind].many, product].filter(Boolean).join(', ');
  return (
    <div className="search-message">
      <p className="search-message-title">
        No page matches “<span className="search-query">{query.trim()}</span>”{filters && ` in ${filters}`}.
      </p>
      {filters ? (
        <button type="button" className="button" onClick={() => onChange({query})}>
          Remove filters
        </button>
      ) : (
        <p>Fewer words find more. Look at the spelling, or start from one of these pages:</p>
      )}
      <ul className="search-links">
        {usefulLinks(useSite()).map(({label, href}) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
