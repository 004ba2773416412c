import type {ReactNode} from 'react';
import type {PageData} from '../../shared/page/PageData.ts';
import {pageComponent} from '../../shared/page/themeParts.ts';
import {useComponentModule} from '../context/PageModulesContext.ts';
import {ComponentLayout} from './ComponentLayout.tsx';
import {DocLayout} from './DocLayout.tsx';
import {MarkdownPageLayout} from './MarkdownPageLayout.tsx';

/** Renders what is between navbar and footer, depending on the kind of page. */
export function PageLayout({data}: {data: PageData}): ReactNode {
  const FurtherLayout = useComponentModule(pageComponent(data) ?? '');
  switch (data.layout) {
    case 'doc':
      return <DocLayout data={data} />;
    case 'markdownPage':
      return <MarkdownPageLayout data={data} />;
    case 'component':
    case 'search':
      return <ComponentLayout data={data} />;
    default:
      return FurtherLayout && <FurtherLayout />;
  }
}
