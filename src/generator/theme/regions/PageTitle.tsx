import type {ReactNode} from 'react';
import {TitleHeading} from './TitleHeading.tsx';

interface PageTitleProps {
  /** Inner HTML; absent if the page has no title. */
  html?: string;
  /** Name of the product that the page belongs to. */
  product?: string;
  /** One sentence on what the page is about. */
  lead?: string;
}

/** The title of a page made from Markdown. */
export function PageTitle({html, product, lead}: PageTitleProps): ReactNode {
  return (
    html !== undefined && (
      <header className="page-header">
        {product && <p className="eyebrow page-product">{product}</p>}
        <TitleHeading html={html} />
        {lead && <p className="lead">{lead}</p>}
      </header>
    )
  );
}
