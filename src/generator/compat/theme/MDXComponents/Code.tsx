import type {ComponentProps, ReactNode} from 'react';
import {CodeBlock} from '../../../theme/content/CodeBlock.tsx';

/** Inline code, or a code block if it has several lines (Docusaurus `MDXComponents/Code`). */
export default function Code(props: ComponentProps<'code'>): ReactNode {
  const {children, className} = props;
  const isInline = className === undefined && !String(children ?? '').includes('\n');
  return isInline ? <code {...props} /> : <CodeBlock className={className}>{children}</CodeBlock>;
}
