import type {ReactNode} from 'react';
import {useIsBrowser} from '../useIsBrowser.ts';

interface BrowserOnlyProps {
  children?: () => ReactNode;
  /** Shown until hydration is done. */
  fallback?: ReactNode;
}

/** Draws what only a browser can draw (Docusaurus `BrowserOnly`). */
export function BrowserOnly({children, fallback = null}: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children?.() : fallback;
}
