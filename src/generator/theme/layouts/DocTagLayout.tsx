import type {ReactNode} from 'react';
import type {DocTagPageData, ListedDocData} from '../../shared/page/DocsPageData.ts';
import {Main} from '../regions/Main.tsx';
import {RelatedTags} from '../regions/RelatedTags.tsx';
import {UnlistedBanner} from '../regions/UnlistedBanner.tsx';
import {VersionTop} from '../regions/VersionTop.tsx';
import {useMessages} from '../context/useMessages.ts';

/** The docs with a tag. */
export function DocTagLayout({data}: {data: DocTagPageData}): ReactNode {
  const messages = useMessages();
  return (
    <Main>
      <VersionTop data={data} />
      {data.unlisted && <UnlistedBanner />}
      <header className="page-header">
        <h1 tabIndex={-1}>{data.title}</h1>
        {data.description && <p className="lead">{data.description}</p>}
        <p>
          <a href={data.allTagsHref}>{messages.allTags}</a>
        </p>
      </header>
      <DocList docs={data.docs} heading="h2" />
      {data.relatedDocs && (
        <section className="related-tags" aria-labelledby="related-docs">
          <h2 id="related-docs">{messages.relatedDocs}</h2>
          <DocList docs={data.relatedDocs} heading="h3" />
        </section>
      )}
      {data.related && <RelatedTags tags={data.related} />}
    </Main>
  );
}

function DocList({
  docs,
  heading: Heading,
}: {
  docs: readonly ListedDocData[];
  heading: 'h2' | 'h3';
}): ReactNode {
  return (
    <ul className="doc-list">
      {docs.map((doc) => (
        <li key={doc.href}>
          <Heading>
            <a href={doc.href}>{doc.title}</a>
          </Heading>
          {doc.description && <p>{doc.description}</p>}
        </li>
      ))}
    </ul>
  );
}
