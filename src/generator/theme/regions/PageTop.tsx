import type {ReactNode} from 'react';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {CopyPage} from './CopyPage.tsx';

interface PageTopProps {
  /** Permalink of the page. */
  path: string;
  /** Links to other forms of the page. */
  links?: LinkData[];
  /** The page's breadcrumbs, if any. */
  children?: ReactNode;
}

/** The row above a page's title: breadcrumbs, and the page as Markdown. */
export function PageTop({path, links, children}: PageTopProps): ReactNode {
  return (
    <div className="page-top">
      {children}
      <CopyPage key={path} path={path} links={links} />
    </div>
  );
}
