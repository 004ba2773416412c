import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from 'react-router-dom';
import {useNavigator} from '../links/useNavigator.ts';
import {useIsBrowser} from '../useIsBrowser.ts';
import {readSearch, type Wanted, writeSearch} from './searchAddress.ts';

/** Milliseconds after which the address follows what is typed: browsers limit the number of changes per second. */
const PAUSE = 250;

interface SearchAddress {
  wanted: Wanted;
  /** Changes what is wanted; the address follows, in the same history entry. */
  type(query: string): void;
  /** Changes what is wanted and adds a history entry, so that going back undoes it. */
  choose(wanted: Wanted): void;
  /** Brings the address up to date at once, before the reader leaves. */
  flush(): void;
}

/**
 * What is searched for, in sync with the address. Prerendered pages and the first render in the browser have no query.
 *
 * @param field Its text is what the reader has typed before the scripts were loaded.
 */
export function useAddress(field: RefObject<HTMLInputElement | null>): SearchAddress {
  const location = useLocation();
  const history = useNavigator();
  const search = useIsBrowser() ? location.search : '';
  const [wanted, setWanted] = useState<Wanted>(() => readSearch(search));
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // React empties the field when it renders the next time, and the router listens only after this effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text that is there when the app starts
  useLayoutEffect(() => {
    const query = field.current?.value;
    if (!query) return;
    const to = {...location, search: writeSearch({...readSearch(location.search), query})};
    queueMicrotask(() => history.replace(to));
  }, []);
  useEffect(() => {
    if (search === written.current) return;
    // The reader went back, or followed a link to another search.
    clearTimeout(timer.current);
    written.current = search;
    setWanted(readSearch(search));
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (next: Wanted, replace: boolean): void => {
    clearTimeout(timer.current);
    const text = writeSearch(next);
    if (text === written.current) return;
    written.current = text;
    const to = {pathname: location.pathname, search: text};
    if (replace) history.replace(to);
    else history.push(to);
  };
  return {
    wanted,
    type(query) {
      const next = {...wanted, query};
      setWanted(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(next, true), PAUSE);
    },
    choose(next) {
      write(wanted, true);
      setWanted(next);
      write(next, false);
    },
    flush: () => write(wanted, true),
  };
}
