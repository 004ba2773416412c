import type {ReactNode} from 'react';
import type {TagData} from '../../shared/page/PageParts.ts';
import {useMessages} from '../context/useMessages.ts';
import {TagLinks} from './TagLinks.tsx';

/** Other tags of the documents that have a tag. */
export function RelatedTags({tags}: {tags: readonly TagData[]}): ReactNode {
  const messages = useMessages();
  return (
    <section className="related-tags" aria-labelledby="related-tags">
      <h2 id="related-tags">{messages.relatedTags}</h2>
      <TagLinks tags={tags} />
    </section>
  );
}
