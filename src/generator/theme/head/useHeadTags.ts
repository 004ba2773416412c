import {useContext, useId, useLayoutEffect} from 'react';
import type {HeadTags} from '../../shared/page/HeadTags.ts';
import {SetHeadsContext} from './HeadProvider.tsx';

/** Adds tags to those of the page at `path` for as long as the component is on the screen. */
export function useHeadTags(path: string, tags: HeadTags): void {
  const setHeads = useContext(SetHeadsContext);
  const key = useId();
  // They are new objects each time: compared by what they say.
  const text = JSON.stringify(tags);
  useLayoutEffect(() => {
    setHeads((heads) => new Map(heads).set(key, {path, tags: JSON.parse(text)}));
  }, [setHeads, key, path, text]);
  useLayoutEffect(
    () => () => setHeads((heads) => new Map([...heads].filter(([other]) => other !== key))),
    [setHeads, key],
  );
}
