import {createContext} from 'react';
import type {HeadStore} from './createHeadStore.ts';
import type {HeadTags} from '../../shared/page/HeadTags.ts';

/** Where `Head` leaves its tags in the browser. */
export const HeadContext = createContext<HeadStore | undefined>(undefined);

/** Takes the tags of each `Head` while a page is prerendered, in their order. */
export const HeadCollector = createContext<((tags: HeadTags) => void) | undefined>(undefined);
