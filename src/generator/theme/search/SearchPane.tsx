import type {ReactNode} from 'react';
import {useDialogMessages} from '../context/useMessages.ts';
import {CommandOptions} from './CommandOptions.tsx';
import {SearchResults} from './SearchResults.tsx';
import {StartOptions} from './StartOptions.tsx';
import type {DialogState} from './useSearchDialog.ts';

/** The options below the dialog's field: suggestions, commands, or results. */
export function SearchPane({
  shown,
  isWaiting,
  onClear,
  onClose,
}: {
  shown: DialogState;
  /** Whether more results are still to come. */
  isWaiting: boolean;
  /** Called when the recent queries have been cleared. */
  onClear: () => void;
  onClose: () => void;
}): ReactNode {
  const messages = useDialogMessages();
  const {mode, wanted, setWanted, search, options} = shown;
  return (
    <div className="search-body" aria-busy={isWaiting} tabIndex={-1}>
      {mode === 'start' && (
        <StartOptions
          recent={shown.recent}
          links={shown.links}
          options={options}
          onRecent={(query) => setWanted({...wanted, query})}
          onClear={() => {
            shown.forgetRecent();
            onClear();
          }}
        />
      )}
      {mode === 'commands' && (
        <CommandOptions
          commands={shown.commands}
          options={options}
          onRun={({run}) => {
            onClose();
            run();
          }}
        />
      )}
      {mode === 'results' && (
        <SearchResults state={search} wanted={wanted} onChange={setWanted} options={options} />
      )}
      {search.isSlow && !search.answer && <p className="search-message">{messages.searching}</p>}
    </div>
  );
}
