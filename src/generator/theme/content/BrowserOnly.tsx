import type {ReactNode} from 'react';
import {useIsBrowser} from '../useIsBrowser.ts';

interface BrowserOnlyProps {
  children?: () => ReactNode;
  /** Shown until hydration is done. */
  fallback?: ReactNode;
}

/** Renders what can only be rendered in a browser (Docusaurus `BrowserOnly`). */
export function BrowserOnly({children, fallback = null}: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children?.() : fallback;
}
