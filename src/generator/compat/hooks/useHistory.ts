import {useEffect, useRef} from 'react';
import {type Location, type To, useLocation, useNavigate} from 'react-router-dom';

/** The history in the form that Docusaurus' router provides: it navigates, and returns the current location. */
interface History {
  location: Location;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(steps: number): void;
  goBack(): void;
  goForward(): void;
  /** Calls a function after each navigation, until the returned function is called or the component is removed. */
  listen(listener: Listener): () => void;
}

type Listener = (location: Location) => void;

/** Returns the history of the page's router. */
export function useHistory(): History {
  const navigate = useNavigate();
  const location = useLocation();
  const listeners = useRef(new Set<Listener>());
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    for (const listener of listeners.current) listener(location);
  }, [location]);
  const listen = useRef((listener: Listener) => {
    listeners.current.add(listener);
    return () => {
      listeners.current.delete(listener);
    };
  });
  const go = (replace: boolean) => (to: To, state?: unknown) => void navigate(to, {replace, state});
  return {
    location,
    push: go(false),
    replace: go(true),
    go: (steps: number) => void navigate(steps),
    goBack: () => void navigate(-1),
    goForward: () => void navigate(1),
    listen: listen.current,
  };
}
