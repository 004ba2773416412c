import {useCallback, useEffect, useMemo, useRef} from 'react';
import {useLocation} from 'react-router-dom';
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

/** Returns a function that removes all parameters from the page's address. */
export function useClearQueryString(): () => void {
  const {pathname, hash} = useLocation();
  const history = useHistory();
  return () => history.replace(`${pathname}${hash}`);
}

/** Joins query strings; with `set`, the last value of a parameter replaces those before it. */
export function mergeSearchStrings(
  searches: readonly (string | undefined)[],
  strategy: 'append' | 'set',
): string {
  const joined = new URLSearchParams();
  for (const search of searches)
    for (const [key, value] of new URLSearchParams(search)) joined[strategy](key, value);
  const text = joined.toString();
  return text && `?${text}`;
}
