import type {ReactNode} from 'react';
import type {ComponentPageData, SearchPageData} from '../../shared/page/PageData.ts';
import {useComponentModule} from '../context/PageModulesContext.ts';
import {Main} from '../regions/Main.tsx';
import {LoadingSpinner} from '../icons/LoadingSpinner.tsx';

/** A page that is a React component, which renders its own heading. */
export function ComponentLayout({data}: {data: ComponentPageData | SearchPageData}): ReactNode {
  const Component = useComponentModule(data.component);
  const isPage = data.layout === 'component';
  return (
    <Main width={isPage ? 'full' : 'text'} hasOwn={isPage && data.hasMain}>
      {Component ? <Component /> : <LoadingSpinner />}
    </Main>
  );
}
