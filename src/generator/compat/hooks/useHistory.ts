import {type Location, type To, useLocation, useNavigate} from 'react-router-dom';

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
  const location = useLocation();
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
