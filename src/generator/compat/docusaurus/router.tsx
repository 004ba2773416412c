import type {ReactNode} from 'react';
import {
  matchPath as matchPattern,
  Navigate,
  type To,
  useLocation as useRouterLocation,
  useMatch,
} from 'react-router-dom';

export {useHistory} from '../hooks/useHistory.ts';
export {Link, NavLink, useLocation, useParams} from 'react-router-dom';

/** Match options of Docusaurus' router. */
interface MatchOptions {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: Record<string, string | undefined>;
}

/** Redirects to another address as soon as it is rendered in the browser. */
export function Redirect({to, push = false}: {to: To; push?: boolean}): ReactNode {
  return typeof window === 'undefined' ? null : <Navigate to={to} replace={!push} />;
}

/** Matches a path against a pattern and returns the values of its placeholders; null if it does not match. */
export function matchPath(
  pathname: string,
  options: string | readonly string[] | MatchOptions,
): Match | null {
  const {
    path = '*',
    exact = false,
    sensitive = false,
  } = typeof options === 'string' || isList(options) ? {path: options} : options;
  for (const one of [path].flat()) {
    const match = matchPattern({path: one, end: exact, caseSensitive: sensitive}, pathname);
    if (!match) continue;
    const {params, pathnameBase, pathname: url} = match;
    return {path: one, url: pathnameBase || url, isExact: url === pathname, params};
  }
  return null;
}

/** Matches the current path against a pattern; without a pattern, returns the match of the page itself. */
export function useRouteMatch(path?: string): Match | null {
  const {pathname} = useRouterLocation();
  const match = useMatch(path ?? '*');
  return match
    ? {path: path ?? pathname, url: pathname, isExact: match.pathname === pathname, params: match.params}
    : null;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}
