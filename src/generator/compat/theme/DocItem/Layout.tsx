import type {ReactNode} from 'react';
import {usePage} from '../../../theme/context/PageContext.ts';
import {DocLayout} from '../../../theme/layouts/DocLayout.tsx';

/**
 * The current page, as the theme renders it (Docusaurus `DocItem/Layout`).
 *
 * @param props.children What is shown instead of title and text.
 */
export default function Page({children}: {children?: ReactNode}): ReactNode {
  const data = usePage();
  return data.layout === 'doc' && <DocLayout data={data}>{children}</DocLayout>;
}
