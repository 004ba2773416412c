import type {ReactNode} from 'react';
import type {BlogTagsPageData} from '../../shared/page/BlogPageData.ts';
import type {DocTagsPageData} from '../../shared/page/DocsPageData.ts';
import {Main} from '../regions/Main.tsx';
import {TagLinks} from '../regions/TagLinks.tsx';
import {VersionTop} from '../regions/VersionTop.tsx';
import {useMessages} from '../context/useMessages.ts';

/** All tags of the docs or of the blog, by first letter. */
export function TagsIndexLayout({data}: {data: DocTagsPageData | BlogTagsPageData}): ReactNode {
  return (
    <Main width="wide">
      <VersionTop data={data} />
      <header className="page-header">
        <h1 tabIndex={-1}>{data.title}</h1>
      </header>
      <nav className="letter-index" aria-label={useMessages().letters}>
        {data.groups.map(({letter}) => (
          <a key={letter} href={`#${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      {data.groups.map(({letter, tags}) => (
        <section className="letter-group" key={letter} aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <TagLinks tags={tags} />
        </section>
      ))}
    </Main>
  );
}
