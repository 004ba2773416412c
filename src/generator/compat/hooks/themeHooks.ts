import {useCallback, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '../docusaurus/router.tsx';

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
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const set = (value: string | null, {push} = {push: false}): void => {
    const parameters = new URLSearchParams(search);
    if (value) parameters.set(key, value);
    else parameters.delete(key);
    const rest = parameters.toString();
    history[push ? 'push' : 'replace'](`${pathname}${rest && `?${rest}`}${hash}`);
  };
  return [new URLSearchParams(search).get(key) ?? '', set];
}
