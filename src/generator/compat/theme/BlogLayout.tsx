import {type ReactNode, useContext} from 'react';
import {BlogLayout as Original} from '../../theme/layouts/BlogLayout.tsx';
import {LayoutContext} from '../shared/LayoutContext.ts';

/** A page of a blog (Docusaurus `BlogLayout`). */
export default function BlogLayout({children}: {children?: ReactNode}): ReactNode {
  return <Original {...useContext(LayoutContext).blog}>{children}</Original>;
}
