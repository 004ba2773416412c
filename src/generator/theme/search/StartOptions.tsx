import type {ReactNode} from 'react';
import type {LinkData} from '../../shared/page/PageData.ts';
import {Icon} from '../icons/Icon.tsx';
import type {OptionProps} from './ResultGroups.tsx';
import {useDialogMessages} from '../context/useMessages.ts';

interface StartOptionsProps {
  recent: string[];
  links: LinkData[];
  optionProps: (key: string) => OptionProps;
  onRecent: (query: string) => void;
}

/** Key of a recent query among the options. */
export function recentKey(query: string): string {
  return `recent:${query}`;
}

/** The options of the list box before anything is typed: recent queries and some pages. */
export function StartOptions({recent, links, optionProps, onRecent}: StartOptionsProps): ReactNode {
  const messages = useDialogMessages();
  return (
    <>
      {recent.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a list box contains groups, not field sets
        <div className="search-group" role="group" aria-label={messages.recentSearches}>
          <span className="search-group-title" role="presentation">
            {messages.recentSearches}
          </span>
          {recent.map((query) => (
            <button
              key={query}
              type="button"
              className="search-result search-start"
              onClick={() => onRecent(query)}
              {...optionProps(recentKey(query))}
            >
              <Icon name="search" />
              {query}
            </button>
          ))}
        </div>
      )}
      {links.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div className="search-group" role="group" aria-label={messages.placesToStart}>
          <span className="search-group-title" role="presentation">
            {messages.placesToStart}
          </span>
          {links.map(({label, href}) => (
            <a key={href} className="search-result search-start" href={href} {...optionProps(href)}>
              <Icon name="page" />
              {label}
            </a>
          ))}
        </div>
      )}
    </>
  );
}
