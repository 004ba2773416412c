import {type ReactNode, useContext, useId, useLayoutEffect} from 'react';
import {usePage} from '../context/PageContext.ts';
import {HeadCollector, HeadContext} from '../head/HeadContext.ts';
import type {HeadTags} from '../../shared/page/HeadTags.ts';
import {readHeadTags} from '../head/readHeadTags.ts';

/**
 * Puts the elements in it into the document's head, where they win over those of the page and of what was drawn before
 * (Docusaurus `Head`). It draws nothing itself: `PageHead` writes the tags of all.
 */
export function Head({children}: {children?: ReactNode}): ReactNode {
  const {path} = usePage();
  const key = useId();
  const store = useContext(HeadContext);
  const tags = readHeadTags(children);
  useContext(HeadCollector)?.(tags);
  // Children are new elements each time they are drawn: the tags are compared by what they say.
  const text = JSON.stringify(tags);
  useLayoutEffect(() => store?.set(key, path, JSON.parse(text) as HeadTags), [store, key, path, text]);
  useLayoutEffect(() => () => store?.remove(key), [store, key]);
  return null;
}
