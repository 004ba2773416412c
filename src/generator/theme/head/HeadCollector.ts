import {createContext} from 'react';
import type {HeadTags} from '../../shared/page/HeadTags.ts';

/**
 * Takes the tags of each `Head` while a page is prerendered, in their order. It is called while components render: on the
 * server there is no effect that could do it later.
 */
export const HeadCollector = createContext<((tags: HeadTags) => void) | undefined>(undefined);
