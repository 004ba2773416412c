import type {ReactNode} from 'react';
import type {PageData} from '../../shared/page/PageData.ts';
import {BlogArchiveLayout} from './BlogArchiveLayout.tsx';
import {BlogAuthorsLayout} from './BlogAuthorsLayout.tsx';
import {BlogListLayout} from './BlogListLayout.tsx';
import {BlogPostLayout} from './BlogPostLayout.tsx';
import {CategoryIndexLayout} from './CategoryIndexLayout.tsx';
import {ComponentLayout} from './ComponentLayout.tsx';
import {DocLayout} from './DocLayout.tsx';
import {DocTagLayout} from './DocTagLayout.tsx';
import {MarkdownPageLayout} from './MarkdownPageLayout.tsx';
import {NotFoundLayout} from './NotFoundLayout.tsx';
import {TagsIndexLayout} from './TagsIndexLayout.tsx';

/** Renders what is between navbar and footer, by the kind of page. */
export function PageLayout({data}: {data: PageData}): ReactNode {
  switch (data.layout) {
    case 'doc':
      return <DocLayout data={data} />;
    case 'categoryIndex':
      return <CategoryIndexLayout data={data} />;
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
    case 'markdownPage':
      return <MarkdownPageLayout data={data} />;
    case 'component':
    case 'search':
      return <ComponentLayout data={data} />;
    case 'notFound':
      return <NotFoundLayout />;
  }
}
