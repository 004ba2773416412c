import {useContext, useId, useLayoutEffect} from 'react';
import type {HeadTags} from '../../shared/page/HeadTags.ts';
import {usePage} from '../context/PageContext.ts';
import {HeadCollector} from './HeadCollector.ts';
import {SetHeadsContext} from './HeadProvider.tsx';

/** Adds tags to the head of the current page while the component is mounted. */
export function useHeadTags(tags: HeadTags): void {
  const {path} = usePage();
  useContext(HeadCollector)?.(tags);
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
