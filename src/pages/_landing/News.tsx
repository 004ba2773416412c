import type {ReactNode} from 'react';
import {news} from './news.ts';
import {SiteLink} from './SiteLink.tsx';

/** The newest posts of the blog. */
export function News(): ReactNode {
  return (
    <section aria-labelledby="news">
      <h2 id="news">From the blog</h2>
      <ul className="landing-news">
        {news.map((item) => (
          <li key={item.to}>
            <time dateTime={item.date}>{item.formattedDate}</time>
            <SiteLink to={item.to}>{item.title}</SiteLink>
          </li>
        ))}
      </ul>
      <p className="landing-more">
        <SiteLink to="/blog">All posts</SiteLink> <SiteLink to="/blog/rss.xml">RSS</SiteLink>{' '}
        <SiteLink to="/blog/atom.xml">Atom</SiteLink>
      </p>
    </section>
  );
}
