import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocRoot';
import {PartContext} from '../PartContext.ts';
import {isDocsLayout} from '../shared/isDocsLayout.ts';
import {PageLayout as Original} from './PageLayout.tsx';

/** Renders the site's `src/theme/DocRoot` and `src/theme/DocRoot/Layout` around every page of the docs. */
export function PageLayout(props: ComponentProps<typeof Original>): ReactNode {
  const page = <Original {...props} />;
  if (!isDocsLayout(props.data.layout)) return page;
  return (
    <PartContext value={{DocRoot: page}}>
      <Override />
    </PartContext>
  );
}
