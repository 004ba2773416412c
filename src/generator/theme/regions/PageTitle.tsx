import type {ReactNode} from 'react';

interface PageTitleProps {
  /** Inner HTML; absent: the page has no title of its own. */
  html?: string;
}

/** The `h1` of a page made from Markdown; the client moves the focus to it after a navigation. */
export function PageTitle({html}: PageTitleProps): ReactNode {
  return (
    html !== undefined && (
      <header className="page-header">
        <h1 tabIndex={-1} dangerouslySetInnerHTML={{__html: html}} />
      </header>
    )
  );
}
