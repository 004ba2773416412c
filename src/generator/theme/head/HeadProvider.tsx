import {createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useState} from 'react';
import type {HeadTags} from '../../shared/page/HeadTags.ts';
import {mergeHeadTags} from './mergeHeadTags.ts';

/** The tags of every `Head` that is on the screen, in the order in which they came: what is rendered later wins. */
type Heads = ReadonlyMap<string, {path: string; tags: HeadTags}>;

const NONE: Heads = new Map();
const HeadsContext = createContext(NONE);

/** Changes them. */
export const SetHeadsContext = createContext<Dispatch<SetStateAction<Heads>>>(() => undefined);

/** Wraps all that `Head` may occur in. Only what reads the tags is rendered again when they change. */
export function HeadProvider({children}: {children: ReactNode}): ReactNode {
  const [heads, setHeads] = useState(NONE);
  return (
    <SetHeadsContext value={setHeads}>
      <HeadsContext value={heads}>{children}</HeadsContext>
    </SetHeadsContext>
  );
}

/** What all that was added for the page at `path` say together; undefined where there is nothing. */
export function useAddedTags(path: string): HeadTags | undefined {
  const own = [...useContext(HeadsContext).values()].filter((head) => head.path === path);
  return own.length > 0 ? mergeHeadTags(own.map(({tags}) => tags)) : undefined;
}
