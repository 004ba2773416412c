import type {ReactNode} from 'react';
import {ErrorScreen} from '../../theme/screens/ErrorScreen.tsx';

/** Replaces a page that threw while rendering (Docusaurus `ErrorPageContent`). */
export default function ErrorPageContent({
  error,
  tryAgain,
}: {
  error: unknown;
  tryAgain: () => void;
}): ReactNode {
  return <ErrorScreen error={error} onRetry={tryAgain} />;
}
