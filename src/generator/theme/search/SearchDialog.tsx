import './search.css';
import {type MouseEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
import {closeOnBack} from '../actions/closeOnBack.ts';
import {showModal} from '../actions/showModal.ts';
import {useSite} from '../context/SiteContext.ts';
import {useDialogMessages, useMessages} from '../context/useMessages.ts';
import {Announcement} from './Announcement.tsx';
import {describeState} from './describeState.ts';
import {FilterChips} from './FilterChips.tsx';
import {KeyHints} from './KeyHints.tsx';
import {rememberRecent} from './recentSearches.ts';
import {SearchBar} from './SearchBar.tsx';
import {SearchPane} from './SearchPane.tsx';
import {SearchPreview} from './SearchPreview.tsx';
import {showFoundWords} from './showFoundWords.ts';
import {isBusy} from './useSearch.ts';
import {type SearchStart, useSearchDialog} from './useSearchDialog.ts';
import {VersionChoice} from './VersionChoice.tsx';

interface SearchDialogProps {
  start: SearchStart;
  /** Label of the product whose docs the reader is in: its pages come first. */
  here?: string;
  /** The docs version that the reader is in, if it is not the last: it is searched initially. */
  version?: string;
  onClosed: () => void;
}

/** The search dialog: a field, filters, and results while typing. */
export function SearchDialog({onClosed, ...opening}: SearchDialogProps): ReactNode {
  const {locale} = useSite();
  const {search: label} = useMessages();
  const messages = useDialogMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = useSearchDialog(opening);
  const {start} = opening;
  const {wanted, setWanted, mode, here, search, options, hasOptions} = shown;
  const {answer, isSlow} = search;
  const isResults = mode === 'results';
  const hasPreview = isResults && shown.hasHits;
  const isWaiting = isResults && isBusy(search);

  useLayoutEffect(() => {
    if (dialog.current) {
      showModal(dialog.current);
      closeOnBack(dialog.current);
    }
    const length = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(start.typed === '' ? 0 : length, length);
  }, [start]);

  const close = (): void => dialog.current?.close();
  const closeOnLink = (event: MouseEvent): void => {
    if (event.target === dialog.current) close();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (answer && answer.total > 0) rememberRecent(wanted.query);
    if (!isForHere(event)) return;
    showFoundWords(link);
    close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard Escape closes a dialog
    <dialog
      ref={dialog}
      className={hasPreview ? 'search-dialog has-preview' : 'search-dialog'}
      aria-label={label}
      onClose={onClosed}
      onClick={closeOnLink}
    >
      <div className="search-panel">
        <SearchBar
          ref={field}
          value={wanted.query}
          onChange={(query) => setWanted({...wanted, query})}
          onKeyDown={shown.onKeyDown}
          isSlow={isSlow}
          listId={options.listProps.id}
          hasOptions={hasOptions}
          activeId={options.activeId}
          onClose={close}
        />
        <VersionChoice wanted={wanted} onChange={setWanted} />
        {isWaiting && !answer && <div className="search-filters" />}
        {answer && <FilterChips answer={answer} wanted={wanted} onChange={setWanted} {...(here && {here})} />}
        <div className="search-panes">
          <SearchPane
            shown={shown}
            isWaiting={isWaiting}
            onClear={() => field.current?.focus()}
            onClose={close}
          />
          {hasPreview && <SearchPreview href={options.activeKey} />}
        </div>
        <KeyHints wanted={wanted} hasOptions={hasOptions || (mode !== 'commands' && isBusy(search))} />
      </div>
      <Announcement text={isResults ? describeState(search, messages, locale) : ''} />
    </dialog>
  );
}

/** Whether a click follows a link in this tab. */
function isForHere({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
