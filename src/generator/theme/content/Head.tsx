import type {ReactNode} from 'react';
import {readHeadTags} from '../head/readHeadTags.ts';
import {useHeadTags} from '../head/useHeadTags.ts';

/**
 * Adds its children to the document's head, where they win over the page's own tags and over those of components
 * rendered before (Docusaurus `Head`). It renders nothing itself: `PageHead` writes the tags of all.
 */
export function Head({children}: {children?: ReactNode}): ReactNode {
  useHeadTags(readHeadTags(children));
  return null;
}
