import {type KeyboardEvent, useId, useState} from 'react';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {useSite} from '../context/SiteContext.ts';
import {useDialogMessages} from '../context/useMessages.ts';
import {COMMAND_SIGN, type Command, commandsOf, matchCommands} from './commands.ts';
import type {Kept} from './keepTyping.ts';
import {bestPlace, resultAddresses} from './orderEntries.ts';
import {clearRecent, readRecent} from './recentSearches.ts';
import type {Wanted} from './searchAddress.ts';
import {recentKey} from './StartOptions.tsx';
import {useOptionKeys} from './useOptionKeys.ts';
import {type Options, useOptions} from './useOptions.ts';
import {type SearchState, shownHits, useSearch} from './useSearch.ts';
import {useTasks} from './useTasks.ts';

/** The largest number of pages that the dialog shows; the search page shows more. */
const LIMIT = 12;

/** What the dialog opens with. */
export interface SearchStart extends Pick<Kept, 'typed' | 'keys'> {
  /** A suggested query, which typing replaces; what the reader has already typed is used instead. */
  query: string;
}

/** What is shown below the field: suggestions, the commands of the site, or what was found. */
type Mode = 'start' | 'commands' | 'results';

/** The state of the search dialog. */
export interface DialogState {
  wanted: Wanted;
  setWanted(wanted: Wanted): void;
  mode: Mode;
  /** The product whose pages come first, unless the reader turns that off. */
  here?: {product: string; isFirst: boolean; onToggle(isFirst: boolean): void};
  /** The search, which finds nothing in other modes than `results`. */
  search: SearchState;
  hasHits: boolean;
  commands: readonly Command[];
  recent: string[];
  forgetRecent(): void;
  links: LinkData[];
  /** Those of the mode. */
  options: Options;
  hasOptions: boolean;
  /** For the field. */
  onKeyDown(event: KeyboardEvent): void;
}

/** See `SearchDialog`. */
export function useSearchDialog({
  start,
  here,
  version,
}: {
  start: SearchStart;
  here?: string;
  version?: string;
}): DialogState {
  const [wanted, setWanted] = useState<Wanted>({
    query: start.typed || start.query,
    ...(version !== undefined && {version}),
  });
  const [isHereFirst, setHereFirst] = useState(true);
  const [recent, setRecent] = useState(() => readRecent() ?? []);
  const mode = modeOf(wanted.query);
  const commands = useCommands(wanted.query);
  const search = useSearch(
    {
      ...wanted,
      query: mode === 'results' ? wanted.query : '',
      ...(here !== undefined && isHereFirst && {near: here}),
    },
    {limit: LIMIT, atOnce: true},
  );
  const links = useTasks();
  const hits = shownHits(search);
  const keys = {
    start: [...recent.map(recentKey), ...links.map(({href}) => href)],
    commands: commands.map(({key}) => key),
    results: resultAddresses(hits),
  }[mode];
  const subject = JSON.stringify([wanted, isHereFirst]);
  const options = useOptions(useId(), keys, {
    subject,
    ...(mode !== 'start' && {start: mode === 'commands' ? 0 : bestPlace(hits)}),
  });
  const onKeyDown = useFieldKeys(options, {
    subject,
    isReady: search.isCurrent || mode !== 'results',
    early: start.keys,
  });
  return {
    wanted,
    setWanted,
    mode,
    ...(here !== undefined && {here: {product: here, isFirst: isHereFirst, onToggle: setHereFirst}}),
    search,
    hasHits: hits.length > 0,
    commands,
    recent,
    forgetRecent() {
      clearRecent();
      setRecent([]);
    },
    links,
    options,
    hasOptions: keys.length > 0,
    onKeyDown,
  };
}

function modeOf(query: string): Mode {
  if (query.startsWith(COMMAND_SIGN)) return 'commands';
  return query.trim() === '' ? 'start' : 'results';
}

/** The commands that match the query: those of the page on which the dialog was opened. */
function useCommands(query: string): Command[] {
  const site = useSite();
  const messages = useDialogMessages();
  const [all] = useState(() => commandsOf(document, site, messages));
  return modeOf(query) === 'commands' ? matchCommands(all, query) : [];
}

/** Applies the keys that act on options; see `useOptionKeys`. */
function useFieldKeys(
  options: Options,
  waiting: {subject: string; isReady: boolean; early: readonly string[]},
): (event: KeyboardEvent) => void {
  const press = useOptionKeys({
    ...waiting,
    perform: ({key, inNewTab = false}) =>
      void (key === 'Enter' ? options.follow(inNewTab) : options.move(key)),
  });
  return (event) => {
    if (event.nativeEvent.isComposing || options.onKey(event)) return;
    const inNewTab = event.ctrlKey || event.metaKey;
    const isWaitingArrow = !waiting.isReady && /^Arrow(Up|Down)$/.test(event.key) && !inNewTab;
    if (event.key !== 'Enter' && !isWaitingArrow) return;
    event.preventDefault();
    press({key: event.key, inNewTab});
  };
}
