import type {ReactNode} from 'react';

interface PageTitleProps {
  /** Inner HTML; absent if the page has no title. */
  html?: string;
  /** Name of the product that the page belongs to. */
  product?: string;
  /** One sentence on what the page is about. */
  lead?: string;
}

/** The `h1` of a page made from Markdown; the client moves the focus to it after a navigation. */
export function PageTitle({html, product, lead}: PageTitleProps): ReactNode {
  return (
    html !== undefined && (
      <header className="page-header">
        {product && <p className="eyebrow page-product">{product}</p>}
        <h1 tabIndex={-1} dangerouslySetInnerHTML={{__html: html}} />
        {lead && <p className="lead">{lead}</p>}
      </header>
    )
  );
}
