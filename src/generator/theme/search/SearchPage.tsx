import './search.css';
import {type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import type {SearchPageData} from '../../shared/page/PageData.ts';
import {usePage} from '../context/PageContext.ts';
import {Icon} from '../icons/Icon.tsx';
import {Announcement} from './Announcement.tsx';
import {describeState} from './describeState.ts';
import {FilterChips} from './FilterChips.tsx';
import {rememberRecent} from './recentSearches.ts';
import {SearchField} from './SearchField.tsx';
import {VersionChoice} from './VersionChoice.tsx';
import {SearchResults} from './SearchResults.tsx';
import {writeSearch} from './searchAddress.ts';
import {showFoundWords} from './showFoundWords.ts';
import {useAddress} from './useAddress.ts';
import {usePlaceOnReturn} from './usePlaceOnReturn.ts';
import {isBusy, useSearch} from './useSearch.ts';
import {useSite} from '../context/SiteContext.ts';
import {readStorage, writeStorage} from '../storage.ts';
import {DialogMessagesContext, useDialogMessages, useMessages} from '../context/useMessages.ts';
import type {DialogMessages} from '../../shared/messages/Messages.ts';
import {loadDialogMessages} from '../messages/loadDialogMessages.ts';

/** The number of pages shown initially, and added each time. */
const STEP = 30;

/** In the tab's storage: the last search of which the reader has asked for more results, and how often. */
const MORE_KEY = 'more-results';

/** The search page, with the messages in its data; if a site's own page renders it, they are loaded. */
export function SearchPage(): ReactNode {
  const page = usePage();
  const site = useSite();
  const own = page.layout === 'search' ? page.messages : undefined;
  const [loaded, setLoaded] = useState<DialogMessages>();
  useEffect(() => {
    // Without messages there is nothing to show; the next visit tries again.
    if (!own) loadDialogMessages(site).then(setLoaded, () => undefined);
  }, [own, site]);
  const messages = own ?? loaded;
  return (
    messages && (
      <DialogMessagesContext value={messages}>
        <Search />
      </DialogMessagesContext>
    )
  );
}

/** The same as the dialog, at an address that can be shared. Without JavaScript its lists link to all pages. */
function Search(): ReactNode {
  const page = usePage();
  const {locale} = useSite();
  const {search} = useMessages();
  const messages = useDialogMessages();
  const field = useRef<HTMLInputElement>(null);
  const {wanted, type, choose, flush} = useAddress(field);
  const subject = writeSearch(wanted);
  const [more, setMore] = useState(() => readStorage(MORE_KEY, 'sessionStorage') ?? '');
  const start = `${subject} `;
  const steps = more.startsWith(start) ? Number(more.slice(start.length)) : 1;
  const showMore = (): void => {
    const next = start + (steps + 1);
    writeStorage(MORE_KEY, next, 'sessionStorage');
    setMore(next);
  };
  const state = useSearch(wanted, {limit: steps * STEP, atOnce: false});
  const {answer} = state;
  const isStart = wanted.query.trim() === '';
  usePlaceOnReturn(!isStart && !isBusy(state));
  const summary = describeState(state, messages, locale);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    flush();
    rememberRecent(wanted.query);
  };
  const leave = ({target}: MouseEvent): void => {
    flush();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.search-result') : null;
    if (!link) return;
    rememberRecent(wanted.query);
    showFoundWords(link);
  };
  return (
    <div className="search-page" onClickCapture={leave}>
      <header className="page-header">
        <h1 tabIndex={-1}>{search}</h1>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers without the search element know the role */}
      <form className="search-bar" role="search" onSubmit={submit}>
        {state.isSlow ? <span className="spinner-ring" aria-hidden="true" /> : <Icon name="search" />}
        <SearchField ref={field} value={wanted.query} onChange={type} />
      </form>
      <p className="search-no-script">{messages.needsScript}</p>
      <VersionChoice wanted={wanted} onChange={choose} />
      {answer && <FilterChips answer={answer} wanted={wanted} onChange={choose} />}
      {!answer && !isStart && isBusy(state) && <div className="search-filters" />}
      {!isStart && <p className="search-summary">{state.isSlow && !answer ? messages.searching : summary}</p>}
      {isStart ? (
        page.layout === 'search' && <Lists lists={page.lists} />
      ) : (
        <div className="search-results" aria-busy={isBusy(state)}>
          <SearchResults state={state} wanted={wanted} onChange={choose} />
        </div>
      )}
      {answer && answer.total > answer.hits.length && (
        <button type="button" className="button" onClick={showMore}>
          {messages.showMore}
        </button>
      )}
      <Announcement text={isStart ? '' : summary} />
    </div>
  );
}

function Lists({lists}: {lists: SearchPageData['lists']}): ReactNode {
  return lists.map(({title, links}) => (
    <section className="search-list" key={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({label, href}) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
