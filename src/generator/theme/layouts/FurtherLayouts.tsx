import '../styles/blog.css';
import type {ReactNode} from 'react';
import {usePage} from '../context/PageContext.ts';
import {BlogArchiveLayout} from './BlogArchiveLayout.tsx';
import {BlogAuthorsLayout} from './BlogAuthorsLayout.tsx';
import {BlogListLayout} from './BlogListLayout.tsx';
import {BlogPostLayout} from './BlogPostLayout.tsx';
import {DocTagLayout} from './DocTagLayout.tsx';
import {NotFoundLayout} from './NotFoundLayout.tsx';
import {TagsIndexLayout} from './TagsIndexLayout.tsx';

/** The layouts of pages for which `pageComponent` names this component; the chunk is loaded with those pages. */
export default function FurtherLayouts(): ReactNode {
  const data = usePage();
  switch (data.layout) {
    case 'docTags':
    case 'blogTags':
      return <TagsIndexLayout data={data} />;
    case 'docTag':
      return <DocTagLayout data={data} />;
    case 'blogList':
    case 'blogTag':
    case 'blogAuthor':
      return <BlogListLayout data={data} />;
    case 'blogPost':
      return <BlogPostLayout data={data} />;
    case 'blogArchive':
      return <BlogArchiveLayout data={data} />;
    case 'blogAuthors':
      return <BlogAuthorsLayout data={data} />;
    case 'notFound':
      return <NotFoundLayout />;
    default:
      return undefined;
  }
}
