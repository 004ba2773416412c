import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/ErrorPageContent';
import type {ErrorScreen as Original} from '../../theme/screens/ErrorScreen.tsx';

/** Renders the site's `src/theme/ErrorPageContent`. */
export function ErrorScreen({error, onRetry}: ComponentProps<typeof Original>): ReactNode {
  return <Override error={error} tryAgain={onRetry} />;
}
