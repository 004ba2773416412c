import type {ReactNode} from 'react';
import {CopyPage} from './CopyPage.tsx';

interface PageTopProps {
  /** Permalink of the page. */
  path: string;
  /** Breadcrumbs, where the page has some. */
  children?: ReactNode;
}

/** The row above a page's title: the way here, and the page as Markdown. */
export function PageTop({path, children}: PageTopProps): ReactNode {
  return (
    <div className="page-top">
      {children}
      <CopyPage key={path} path={path} />
    </div>
  );
}
