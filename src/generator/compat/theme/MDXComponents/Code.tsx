import CodeBlock from '@theme/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';

/** Inline code, or a code block if it has several lines (Docusaurus `MDXComponents/Code`). */
export default function Code(props: ComponentProps<'code'> & {highlighted?: string}): ReactNode {
  const {children, className} = props;
  const isInline = className === undefined && !String(children ?? '').includes('\n');
  return isInline ? <code {...props} /> : <CodeBlock {...props} />;
}
