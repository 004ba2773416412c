import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocRoot/Layout/Main';
import {usePage} from '../../theme/context/PageContext.ts';
import {Main as Original} from '../../theme/regions/Main.tsx';
import {PartContext} from '../PartContext.ts';
import {isDocsLayout} from '../shared/isDocsLayout.ts';

export {PendingContext} from '../../theme/regions/Main.tsx';

/** Renders the site's `src/theme/DocRoot/Layout/Main`, which wraps the theme's, as the main part of every page of the docs. */
export function Main(props: ComponentProps<typeof Original>): ReactNode {
  const main = <Original {...props} />;
  if (!isDocsLayout(usePage().layout)) return main;
  return (
    <PartContext value={{DocRootMain: main}}>
      <Override />
    </PartContext>
  );
}
