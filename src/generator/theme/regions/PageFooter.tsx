import type {ReactNode} from 'react';
import type {LastUpdateData, TagData} from '../../shared/page/PageParts.ts';
import {PageMeta} from './PageMeta.tsx';
import {TagList} from './TagList.tsx';

interface PageFooterProps {
  tags: TagData[];
  editUrl?: string;
  lastUpdate?: LastUpdateData;
  children?: ReactNode;
}

/** What follows the text of a doc or a post: its tags, where to edit it, and when it was changed. */
export function PageFooter({tags, children, ...meta}: PageFooterProps): ReactNode {
  return (
    <>
      <TagList tags={tags} />
      {children}
      <PageMeta {...meta} />
    </>
  );
}
