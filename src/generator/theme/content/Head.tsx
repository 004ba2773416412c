import {type ReactNode, useContext} from 'react';
import {usePage} from '../context/PageContext.ts';
import {HeadCollector} from '../head/HeadCollector.ts';
import {readHeadTags} from '../head/readHeadTags.ts';
import {useHeadTags} from '../head/useHeadTags.ts';

/**
 * Puts the elements in it into the document's head, where they win over those of the page and of what was rendered before
 * (Docusaurus `Head`). It draws nothing itself: `PageHead` writes the tags of all.
 */
export function Head({children}: {children?: ReactNode}): ReactNode {
  const tags = readHeadTags(children);
  useContext(HeadCollector)?.(tags);
  useHeadTags(usePage().path, tags);
  return null;
}
