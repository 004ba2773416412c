import {type ComponentProps, createContext} from 'react';
import type {BlogLayout} from '../../theme/layouts/BlogLayout.tsx';

interface Layouts {
  /** What the theme passes to the layout of a blog page in addition to its children. */
  blog?: Omit<ComponentProps<typeof BlogLayout>, 'children'>;
  /** Whether the layout renders navbar and footer too. */
  isWhole?: boolean;
}

/** What the originals of layouts have to know if a site's component wraps them. */
export const LayoutContext = createContext<Layouts>({});
