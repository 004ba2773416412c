import type {ReactNode} from 'react';
import {Main} from '../regions/Main.tsx';
import {LoadingSpinner} from '../icons/LoadingSpinner.tsx';

/** Shown until a page is ready if there is no previous page that could stay. */
export function LoadingScreen(): ReactNode {
  return (
    <Main>
      <LoadingSpinner />
    </Main>
  );
}
