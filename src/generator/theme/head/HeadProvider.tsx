import {createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useState} from 'react';
import type {HeadTags} from '../../shared/page/HeadTags.ts';
import {mergeHeadTags} from './mergeHeadTags.ts';

/** The tags of every mounted `Head`, in the order in which they were added: later ones win. */
type Heads = ReadonlyMap<string, {path: string; tags: HeadTags}>;

const NONE: Heads = new Map();
const HeadsContext = createContext(NONE);

/** Sets these tags. */
export const SetHeadsContext = createContext<Dispatch<SetStateAction<Heads>>>(() => undefined);

/**
 * Wraps everything in which `Head` may occur. When tags change, only the components that read them are rendered again.
 */
export function HeadProvider({children}: {children: ReactNode}): ReactNode {
  const [heads, setHeads] = useState(NONE);
  return (
    <SetHeadsContext value={setHeads}>
      <HeadsContext value={heads}>{children}</HeadsContext>
    </SetHeadsContext>
  );
}

/** The merged tags that were added for the page at `path`; undefined if there are none. */
export function useAddedTags(path: string): HeadTags | undefined {
  const own = [...useContext(HeadsContext).values()].filter((head) => head.path === path);
  return own.length > 0 ? mergeHeadTags(own.map(({tags}) => tags)) : undefined;
}
