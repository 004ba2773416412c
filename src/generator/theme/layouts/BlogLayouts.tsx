import '../styles/blog.css';
import type {ReactNode} from 'react';
import {usePage} from '../context/PageContext.ts';
import {BlogArchiveLayout} from './BlogArchiveLayout.tsx';
import {BlogAuthorsLayout} from './BlogAuthorsLayout.tsx';
import {BlogListLayout} from './BlogListLayout.tsx';
import {BlogPostLayout} from './BlogPostLayout.tsx';
import {TagsIndexLayout} from './TagsIndexLayout.tsx';

/** The layouts of a blog's pages; the chunk is loaded with those pages. */
export default function BlogLayouts(): ReactNode {
  const data = usePage();
  switch (data.layout) {
    case 'blogList':
    case 'blogTag':
    case 'blogAuthor':
      return <BlogListLayout data={data} />;
    case 'blogPost':
      return <BlogPostLayout data={data} />;
    case 'blogArchive':
      return <BlogArchiveLayout data={data} />;
    case 'blogTags':
      return <TagsIndexLayout data={data} />;
    case 'blogAuthors':
      return <BlogAuthorsLayout data={data} />;
    default:
      return undefined;
  }
}
