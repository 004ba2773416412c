import type {ReactNode} from 'react';
import type {TocHeading} from '../../shared/page/PageModule.ts';
import {Main} from '../regions/Main.tsx';
import {TableOfContents} from '../toc/TableOfContents.tsx';

interface BlogLayoutProps {
  /** Headings of a post. */
  toc?: TocHeading[];
  /** For grids. */
  isWide?: boolean;
  children: ReactNode;
}

/** What all pages of a blog have in common, except the archive. */
export function BlogLayout({toc = [], isWide = false, children}: BlogLayoutProps): ReactNode {
  return (
    <>
      <Main width={isWide ? 'wide' : 'text'}>{children}</Main>
      <TableOfContents toc={toc} />
    </>
  );
}
