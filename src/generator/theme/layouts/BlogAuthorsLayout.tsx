import type {ReactNode} from 'react';
import type {BlogAuthorsPageData} from '../../shared/page/BlogPageData.ts';
import {AuthorCard} from '../blog/AuthorCard.tsx';
import {BlogLayout} from './BlogLayout.tsx';

/** Everyone who writes for the blog. */
export function BlogAuthorsLayout({data}: {data: BlogAuthorsPageData}): ReactNode {
  return (
    <BlogLayout isWide>
      <header className="page-header">
        <h1 tabIndex={-1}>{data.title}</h1>
      </header>
      <ul className="author-grid">
        {data.authors.map((author, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: authors have no key and are never reordered
          <li key={index}>
            <AuthorCard author={author} size="full" />
          </li>
        ))}
      </ul>
    </BlogLayout>
  );
}
