import {useContext, useId, useLayoutEffect} from 'react';
import type {HeadTags} from '../../shared/page/HeadTags.ts';
import {SetHeadsContext} from './HeadProvider.tsx';

/** Adds tags to the page at `path` while the component is mounted. */
export function useHeadTags(path: string, tags: HeadTags): void {
  const setHeads = useContext(SetHeadsContext);
  const key = useId();
  // Compared as JSON, since the objects are new each time.
  const text = JSON.stringify(tags);
  useLayoutEffect(() => {
    setHeads((heads) => new Map(heads).set(key, {path, tags: JSON.parse(text)}));
  }, [setHeads, key, path, text]);
  useLayoutEffect(
    () => () => setHeads((heads) => new Map([...heads].filter(([other]) => other !== key))),
    [setHeads, key],
  );
}
