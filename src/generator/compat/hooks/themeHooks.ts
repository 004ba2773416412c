import {useCallback, useEffect, useMemo, useRef} from 'react';
import {type Location, useLocation, useNavigationType} from 'react-router-dom';
import {useSite} from '../../theme/context/SiteContext.ts';
import {searchPath} from '../../theme/search/searchPath.ts';
import {useHistory} from './useHistory.ts';

/** Whether a text matches a regular expression that is given as a text; never without one. */
export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, 'i').test(text);
}

/** A function that stays the same and calls the latest one that was given. */
export function useEvent<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

/** Returns the value of the previous render. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const before = useRef<Value>(undefined);
  useEffect(() => {
    before.current = value;
  });
  return before.current;
}

/** A parameter of the page's address, and the function that changes it. */
export function useQueryString(
  key: string,
): [string, (value: string | null, options?: {push: boolean}) => void] {
  const [values, setValues] = useQueryStringList(key);
  return [values[0] ?? '', (value, options) => setValues(value ? [value] : [], options)];
}

type ListUpdate = string[] | ((former: string[]) => string[]);

/** All values of a parameter of the page's address, and the function that changes them. */
export function useQueryStringList(
  key: string,
): [string[], (update: ListUpdate, options?: {push: boolean}) => void] {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const values = useMemo(() => new URLSearchParams(search).getAll(key), [search, key]);
  const set = (update: ListUpdate, {push} = {push: false}): void => {
    const parameters = new URLSearchParams(search);
    parameters.delete(key);
    for (const value of typeof update === 'function' ? update(values) : update) parameters.append(key, value);
    const rest = parameters.toString();
    history[push ? 'push' : 'replace'](`${pathname}${rest && `?${rest}`}${hash}`);
  };
  return [values, set];
}

/** The first value of a parameter of the page's address; null without one. */
export function useQueryStringValue(key: string | null): string | null {
  const {search} = useLocation();
  return key === null ? null : new URLSearchParams(search).get(key);
}

/** What a function reads from the history; the component is rendered again after each navigation. */
export function useHistorySelector<Value>(
  selector: (history: ReturnType<typeof useHistory>) => Value,
): Value {
  return selector(useHistory());
}

/** Calls a function when the reader has gone back or forward; it cannot keep the page by returning `false`. */
export function useHistoryPopHandler(onPop: (location: Location, action: 'POP') => unknown): void {
  const isPop = useNavigationType() === 'POP';
  useLocationChange(({location, previousLocation}) => {
    if (isPop && previousLocation) onPop(location, 'POP');
  });
}

/** Calls a function when the page is shown, and after each navigation. */
export function useLocationChange(
  onChange: (change: {location: Location; previousLocation: Location | undefined}) => void,
): void {
  const location = useLocation();
  const previousLocation = usePrevious(location);
  const call = useEvent(onChange);
  useEffect(() => {
    if (location !== previousLocation) call({location, previousLocation});
  }, [call, location, previousLocation]);
}

/** The words that the address of the search page has, and the function that changes them. */
export function useSearchQueryString(): [string, (value: string) => void] {
  return useQueryString('q');
}

/** Returns a function that makes the address of the search page with words. */
export function useSearchLinkCreator(): (words: string) => string {
  const site = useSite();
  return (words) => `${searchPath(site)}?q=${encodeURIComponent(words)}`;
}

/** The theme's style sheet keeps headings clear of the navbar. */
export function useAnchorTargetClassName(_id: string | undefined): undefined {
  return undefined;
}

/** Returns a function that removes all parameters from the page's address. */
export function useClearQueryString(): () => void {
  const {pathname, hash} = useLocation();
  const history = useHistory();
  return () => history.replace(`${pathname}${hash}`);
}

/** Joins parameters; with `set`, the last value of one replaces those before it. */
export function mergeSearchParams(
  lists: readonly URLSearchParams[],
  strategy: 'append' | 'set',
): URLSearchParams {
  const joined = new URLSearchParams();
  for (const list of lists) for (const [key, value] of list) joined[strategy](key, value);
  return joined;
}

/** Joins query strings in the same way. */
export function mergeSearchStrings(
  searches: readonly (string | undefined)[],
  strategy: 'append' | 'set',
): string {
  const lists = searches.map((search) => new URLSearchParams(search));
  const text = mergeSearchParams(lists, strategy).toString();
  return text && `?${text}`;
}
