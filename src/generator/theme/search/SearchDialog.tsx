import './search.css';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {showModal} from '../actions/showModal.ts';
import {useSite} from '../context/SiteContext.ts';
import {CommandOptions} from './CommandOptions.tsx';
import {COMMAND_SIGN, commandsOf, matchCommands} from './commands.ts';
import {Announcement} from './Announcement.tsx';
import {describeState} from './describeState.ts';
import {FilterChips} from './FilterChips.tsx';
import {KeyHints} from './KeyHints.tsx';
import {VersionChoice} from './VersionChoice.tsx';
import {bestPlace, resultAddresses} from './orderEntries.ts';
import type {Kept} from './keepTyping.ts';
import {clearRecent, readRecent, rememberRecent} from './recentSearches.ts';
import {SearchBar} from './SearchBar.tsx';
import {SearchPreview} from './SearchPreview.tsx';
import {SearchResults} from './SearchResults.tsx';
import {recentKey, StartOptions} from './StartOptions.tsx';
import type {Wanted} from './searchAddress.ts';
import {showFoundWords} from './showFoundWords.ts';
import {useOptionKeys} from './useOptionKeys.ts';
import {useOptions} from './useOptions.ts';
import {useTasks} from './useTasks.ts';
import {isBusy, shownHits, useSearch} from './useSearch.ts';
import {useDialogMessages, useMessages} from '../context/useMessages.ts';

/** The largest number of pages that the dialog shows; the search page shows more. */
const LIMIT = 12;

/** What the dialog opens with. */
export interface SearchStart extends Pick<Kept, 'typed' | 'keys'> {
  /** A suggested query, which typing replaces; what the reader has already typed is used instead. */
  query: string;
}

/** What is shown below the field: suggestions, the commands of the site, or what was found. */
type Mode = 'start' | 'commands' | 'results';

function modeOf(query: string): Mode {
  if (query.startsWith(COMMAND_SIGN)) return 'commands';
  return query.trim() === '' ? 'start' : 'results';
}

/** The search dialog: a field, filters, and results while typing. */
export function SearchDialog({
  start,
  here,
  version,
  onClosed,
}: {
  start: SearchStart;
  /** Label of the product whose docs the reader is in: its pages come first. */
  here?: string;
  /** The docs version that the reader is in, if it is not the last: it is searched initially. */
  version?: string;
  onClosed: () => void;
}): ReactNode {
  const site = useSite();
  const {search} = useMessages();
  const messages = useDialogMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState<Wanted>({
    query: start.typed || start.query,
    ...(version !== undefined && {version}),
  });
  const [isHereFirst, setHereFirst] = useState(true);
  const [recent, setRecent] = useState(() => readRecent() ?? []);
  const listId = useId();
  const mode = modeOf(wanted.query);
  const [allCommands] = useState(() => commandsOf(document, site, messages));
  const commands = mode === 'commands' ? matchCommands(allCommands, wanted.query) : [];
  const state = useSearch(
    {
      ...wanted,
      query: mode === 'results' ? wanted.query : '',
      ...(here !== undefined && isHereFirst && {near: here}),
    },
    {limit: LIMIT, atOnce: true},
  );
  const {answer} = state;
  const links = useTasks();
  const hits = shownHits(state);
  const keys = {
    start: [...recent.map(recentKey), ...links.map(({href}) => href)],
    commands: commands.map(({key}) => key),
    results: resultAddresses(hits),
  }[mode];
  const isWaiting = mode === 'results' && isBusy(state);
  const subject = JSON.stringify([wanted, isHereFirst]);
  const options = useOptions(listId, keys, {
    subject,
    ...(mode !== 'start' && {start: mode === 'commands' ? 0 : bestPlace(hits)}),
  });
  const hasPreview = mode === 'results' && hits.length > 0;
  const isReady = state.isCurrent || mode !== 'results';
  const press = useOptionKeys({
    subject,
    isReady,
    early: start.keys,
    perform: ({key, inNewTab = false}) =>
      void (key === 'Enter' ? options.follow(inNewTab) : options.move(key)),
  });

  useLayoutEffect(() => {
    if (dialog.current) showModal(dialog.current);
    const length = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(start.typed === '' ? 0 : length, length);
  }, [start]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || options.onKey(event)) return;
    const inNewTab = event.ctrlKey || event.metaKey;
    if (event.key !== 'Enter' && (isReady || !/^Arrow(Up|Down)$/.test(event.key) || inNewTab)) return;
    event.preventDefault();
    press({key: event.key, inNewTab});
  };
  const close = (): void => dialog.current?.close();
  const closeOnLink = (event: MouseEvent): void => {
    if (event.target === dialog.current) close();
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    if (answer && answer.total > 0) rememberRecent(wanted.query);
    const isForHere =
      event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isForHere) return;
    showFoundWords(link);
    close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: on the keyboard Escape closes a dialog
    <dialog
      ref={dialog}
      className={hasPreview ? 'search-dialog has-preview' : 'search-dialog'}
      aria-label={search}
      onClose={onClosed}
      onClick={closeOnLink}
    >
      <div className="search-panel">
        <SearchBar
          ref={field}
          value={wanted.query}
          onChange={(query) => setWanted({...wanted, query})}
          onKeyDown={onKeyDown}
          isSlow={state.isSlow}
          listId={listId}
          hasOptions={keys.length > 0}
          activeId={options.activeId}
          onClose={close}
        />
        <VersionChoice wanted={wanted} onChange={setWanted} />
        {isWaiting && !answer && <div className="search-filters" />}
        {answer && (
          <FilterChips
            answer={answer}
            wanted={wanted}
            onChange={setWanted}
            {...(here !== undefined && {
              here: {product: here, isFirst: isHereFirst, onToggle: setHereFirst},
            })}
          />
        )}
        <div className="search-panes">
          <div className="search-body" aria-busy={isWaiting} tabIndex={-1}>
            {mode === 'start' && (
              <StartOptions
                recent={recent}
                links={links}
                options={options}
                onRecent={(query) => setWanted({...wanted, query})}
                onClear={() => {
                  clearRecent();
                  setRecent([]);
                  field.current?.focus();
                }}
              />
            )}
            {mode === 'commands' && (
              <CommandOptions
                commands={commands}
                options={options}
                onRun={({run}) => {
                  close();
                  run();
                }}
              />
            )}
            {mode === 'results' && (
              <SearchResults state={state} wanted={wanted} onChange={setWanted} options={options} />
            )}
            {state.isSlow && !answer && <p className="search-message">{messages.searching}</p>}
          </div>
          {hasPreview && <SearchPreview href={options.activeKey} />}
        </div>
        <KeyHints wanted={wanted} hasOptions={keys.length > 0 || (mode !== 'commands' && isBusy(state))} />
      </div>
      <Announcement text={mode === 'results' ? describeState(state, messages, site.locale) : ''} />
    </dialog>
  );
}
