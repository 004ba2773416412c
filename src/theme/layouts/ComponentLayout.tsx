import type {ReactNode} from 'react';
import type {ComponentPageData} from '../../routes/PageData.ts';
import {useComponentModule} from '../context/PageModulesContext.ts';
import {Main} from '../regions/Main.tsx';
import {LoadingSpinner} from '../screens/LoadingSpinner.tsx';

/** A page that is a React component: it brings its own heading. */
export function ComponentLayout({data}: {data: ComponentPageData}): ReactNode {
  const Component = useComponentModule(data.component);
  return <Main width="full">{Component ? <Component /> : <LoadingSpinner />}</Main>;
}
