import {createContext} from 'react';
import type {HeadTags} from '../../shared/page/HeadTags.ts';

/**
 * Collects the tags of each `Head` while a page is prerendered, in order. It is called during rendering, since effects
 * do not run on the server.
 */
export const HeadCollector = createContext<((tags: HeadTags) => void) | undefined>(undefined);
