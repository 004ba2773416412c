import type {ComponentProps, ReactNode} from 'react';

/** A lazily loaded image (Docusaurus `MDXComponents/Img`). */
export default function Img({alt, ...props}: ComponentProps<'img'>): ReactNode {
  return <img loading="lazy" decoding="async" alt={alt ?? ''} {...props} />;
}
