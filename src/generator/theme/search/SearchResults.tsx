import type {ReactNode} from 'react';
import {NoResults} from './NoResults.tsx';
import {ResultGroups} from './ResultGroups.tsx';
import {SearchFailure} from './SearchFailure.tsx';
import type {Wanted} from './searchAddress.ts';
import type {Options} from './useOptions.ts';
import {type SearchState, shownHits} from './useSearch.ts';
import {useDialogMessages} from '../context/useMessages.ts';
import {Filled} from '../messages/Filled.tsx';

interface SearchResultsProps {
  state: SearchState;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  /** Set if the results are the list box of a combobox. */
  options?: Options;
}

/** The state of a search: its results, that there are none, or that it failed. */
export function SearchResults({state, wanted, onChange, options}: SearchResultsProps): ReactNode {
  const messages = useDialogMessages();
  const {answer, isCurrent, hasFailed, retry} = state;
  const hits = shownHits(state);
  return (
    <>
      {hasFailed && <SearchFailure hasAnswer={isCurrent} onRetry={retry} />}
      {isCurrent && answer?.correctedTo && hits.length > 0 && (
        <p className="search-note">
          <Filled
            text={messages.corrected}
            values={{words: <strong>{inCaseOf(wanted.query, answer.correctedTo)}</strong>}}
          />
        </p>
      )}
      {isCurrent && answer?.isPhraseMissing && hits.length > 0 && (
        <p className="search-note">{messages.phraseMissing}</p>
      )}
      {hits.length > 0 &&
        (options ? (
          <div role="listbox" aria-label={messages.results} {...options.listProps}>
            <ResultGroups hits={hits} optionProps={options.optionProps} />
          </div>
        ) : (
          <ResultGroups hits={hits} />
        ))}
      {isCurrent && answer?.complete && answer.total === 0 && !hasFailed && (
        <NoResults wanted={wanted} onChange={onChange} />
      )}
    </>
  );
}

/**
 * Writes corrected words in the query's letter case, since the index has them as in a title. Names such as `AclClass`
 * stay as they are.
 */
function inCaseOf(query: string, words: string): string {
  if (query !== query.toLowerCase()) return words;
  return words
    .split(' ')
    .map((word) => (/^\p{Lu}[^\p{Lu}]*$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}
