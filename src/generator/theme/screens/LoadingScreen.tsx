import type {ReactNode} from 'react';
import {Main} from '../regions/Main.tsx';
import {LoadingSpinner} from './LoadingSpinner.tsx';

/** Stands where a page will be while there is no page before it that could stay. */
export function LoadingScreen(): ReactNode {
  return (
    <Main>
      <LoadingSpinner />
    </Main>
  );
}
