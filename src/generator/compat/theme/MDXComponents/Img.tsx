import type {ComponentProps, ReactNode} from 'react';

/** An image that is loaded when it is near (Docusaurus `MDXComponents/Img`). */
export default function Img({alt, ...props}: ComponentProps<'img'>): ReactNode {
  return <img loading="lazy" decoding="async" alt={alt ?? ''} {...props} />;
}
