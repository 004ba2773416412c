import type {ReactNode} from 'react';
import type {BlogArchivePageData} from '../../shared/page/BlogPageData.ts';
import {Main} from '../regions/Main.tsx';

/** Every post of the blog, by year. */
export function BlogArchiveLayout({data}: {data: BlogArchivePageData}): ReactNode {
  return (
    <Main width="wide">
      <header className="page-header">
        <h1 tabIndex={-1}>{data.title}</h1>
        {data.description && <p className="lead">{data.description}</p>}
      </header>
      {data.years.map(({year, posts}) => (
        <section className="archive-year" key={year} id={year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className="archive-list">
            {posts.map((post) => (
              <li key={post.href}>
                <time dateTime={post.date}>{post.formattedDate}</time>
                <a href={post.href}>{post.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Main>
  );
}
