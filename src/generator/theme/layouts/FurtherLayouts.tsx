import type {ReactNode} from 'react';
import {usePage} from '../context/PageContext.ts';
import {CategoryIndexLayout} from './CategoryIndexLayout.tsx';
import {DocTagLayout} from './DocTagLayout.tsx';
import {NotFoundLayout} from './NotFoundLayout.tsx';
import {TagsIndexLayout} from './TagsIndexLayout.tsx';

/** The layouts of lists of docs, and of page not found; the chunk is loaded with those pages. */
export default function FurtherLayouts(): ReactNode {
  const data = usePage();
  switch (data.layout) {
    case 'categoryIndex':
      return <CategoryIndexLayout data={data} />;
    case 'docTags':
      return <TagsIndexLayout data={data} />;
    case 'docTag':
      return <DocTagLayout data={data} />;
    case 'notFound':
      return <NotFoundLayout />;
    default:
      return undefined;
  }
}
