import type {ReactNode} from 'react';
import type {DocTagPageData} from '../../shared/page/PageData.ts';
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
      <ul className="doc-list">
        {data.docs.map((doc) => (
          <li key={doc.href}>
            <h2>
              <a href={doc.href}>{doc.title}</a>
            </h2>
            {doc.description && <p>{doc.description}</p>}
          </li>
        ))}
      </ul>
      {data.related && <RelatedTags tags={data.related} />}
    </Main>
  );
}
