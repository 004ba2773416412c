import type {ReactNode} from 'react';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {Icon} from '../icons/Icon.tsx';
import {OptionGroup} from './OptionGroup.tsx';
import type {Options} from './useOptions.ts';
import {useDialogMessages} from '../context/useMessages.ts';

interface StartOptionsProps {
  recent: string[];
  links: LinkData[];
  options: Options;
  onRecent: (query: string) => void;
  onClear: () => void;
}

/** Key of a recent query among the options. */
export function recentKey(query: string): string {
  return `recent:${query}`;
}

/** What is shown before anything is typed: a list box with recent queries, which can be cleared, and some pages. */
export function StartOptions({recent, links, options, onRecent, onClear}: StartOptionsProps): ReactNode {
  const messages = useDialogMessages();
  const {optionProps, listProps} = options;
  return (
    <>
      {recent.length > 0 && (
        <button type="button" className="search-clear" onClick={onClear}>
          {messages.clearRecent}
        </button>
      )}
      <div role="listbox" aria-label={messages.suggestions} {...listProps}>
        {recent.length > 0 && (
          <OptionGroup title={messages.recentSearches}>
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
          </OptionGroup>
        )}
        {links.length > 0 && (
          <OptionGroup title={messages.placesToStart}>
            {links.map(({label, href}) => (
              <a key={href} className="search-result search-start" href={href} {...optionProps(href)}>
                <Icon name="page" />
                {label}
              </a>
            ))}
          </OptionGroup>
        )}
      </div>
    </>
  );
}
