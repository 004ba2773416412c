import type {ReactNode} from 'react';
import {
  type Location,
  matchPath as matchPattern,
  Navigate,
  type To,
  useLocation as useRouterLocation,
  useMatch,
  useNavigate,
} from 'react-router-dom';

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

/** The history in the form that Docusaurus' router provides: it navigates, and returns the current location. */
interface History {
  location: Location;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(steps: number): void;
  goBack(): void;
  goForward(): void;
}

/** Returns the history of the page's router. */
export function useHistory(): History {
  const navigate = useNavigate();
  const location = useRouterLocation();
  const go = (replace: boolean) => (to: To, state?: unknown) => void navigate(to, {replace, state});
  return {
    location,
    push: go(false),
    replace: go(true),
    go: (steps: number) => void navigate(steps),
    goBack: () => void navigate(-1),
    goForward: () => void navigate(1),
  };
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
