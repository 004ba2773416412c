import type {ReactNode} from 'react';
import type {PageData} from '../../shared/page/PageData.ts';
import {FURTHER_LAYOUTS} from '../../shared/page/themeParts.ts';
import {useComponentModule} from '../context/PageModulesContext.ts';
import {CategoryIndexLayout} from './CategoryIndexLayout.tsx';
import {ComponentLayout} from './ComponentLayout.tsx';
import {DocLayout} from './DocLayout.tsx';
import {MarkdownPageLayout} from './MarkdownPageLayout.tsx';

/** Renders what is between navbar and footer, depending on the kind of page. */
export function PageLayout({data}: {data: PageData}): ReactNode {
  const FurtherLayout = useComponentModule(FURTHER_LAYOUTS);
  switch (data.layout) {
    case 'doc':
      return <DocLayout data={data} />;
    case 'categoryIndex':
      return <CategoryIndexLayout data={data} />;
    case 'markdownPage':
      return <MarkdownPageLayout data={data} />;
    case 'component':
    case 'search':
      return <ComponentLayout data={data} />;
    default:
      return FurtherLayout && <FurtherLayout />;
  }
}
