import {type ReactNode, useId} from 'react';
import type {SearchEntry, SearchHit} from '../../search/client/SearchClient.ts';
import {Icon} from '../icons/Icon.tsx';
import {kindLabel} from './kindLabels.ts';
import {Marked} from './Marked.tsx';
import {orderEntries} from './orderEntries.ts';
import {useDialogMessages} from '../context/useMessages.ts';

/** The attributes that make a result an option of a list box; without them results are ordinary links. */
export interface OptionProps {
  id: string;
  role: 'option';
  'aria-selected': boolean;
  tabIndex: -1;
}

interface ResultGroupsProps {
  hits: SearchHit[];
  optionProps?: (href: string) => OptionProps;
}

/** Results grouped by page: the page's title, then the places on the page. */
export function ResultGroups({hits, optionProps}: ResultGroupsProps): ReactNode {
  return hits.map((hit) => <ResultGroup key={hit.path} hit={hit} optionProps={optionProps} />);
}

function ResultGroup({
  hit,
  optionProps,
}: {
  hit: SearchHit;
  optionProps: ResultGroupsProps['optionProps'];
}): ReactNode {
  const id = useId();
  const messages = useDialogMessages();
  const {page, headings} = orderEntries(hit);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box contains groups, not field sets
    <div className="search-group" role="group" aria-labelledby={id}>
      <a className="search-result" href={hit.path} {...optionProps?.(hit.path)}>
        <span className="search-title" id={id}>
          <Icon name={`kind-${hit.kind}`} />
          <span className="search-title-text">
            <Marked text={hit.title} />
          </span>
          <span className="search-badges">
            <span className="search-badge">{kindLabel(hit.kind, 'one', messages)}</span>
            {hit.product !== undefined && <span className="search-badge">{hit.product}</span>}
          </span>
        </span>
        {page && <Excerpt entry={page} />}
      </a>
      {headings.map((entry) => (
        <a
          key={entry.href}
          className="search-result search-heading"
          href={entry.href}
          {...optionProps?.(entry.href)}
        >
          {entry.trail.length > 0 && <span className="search-trail">{entry.trail.join(' › ')}</span>}
          <span className="search-heading-text">
            {entry.method !== undefined && <Method method={entry.method} />}
            <Marked text={entry.heading} />
          </span>
          <Excerpt entry={entry} />
        </a>
      ))}
    </div>
  );
}

/** The method badge of an operation, as on its page. */
function Method({method}: {method: string}): ReactNode {
  return <span className={`method method-${method.toLowerCase()}`}>{method}</span>;
}

function Excerpt({entry}: {entry: SearchEntry}): ReactNode {
  return (
    entry.excerpt && (
      <span className="search-excerpt">
        <Marked text={entry.excerpt} />
      </span>
    )
  );
}
