import {type ComponentProps, createContext} from 'react';
import type {PostHeader} from '../../theme/blog/PostHeader.tsx';

/** The post whose header a site's component renders, and where it is shown. */
export const PostContext = createContext<ComponentProps<typeof PostHeader> | undefined>(undefined);
