import type {ReactNode} from 'react';
import {CodeBlock} from '../../theme/content/CodeBlock.tsx';

interface PlainPlaygroundProps {
  children?: ReactNode;
  language?: string;
  title?: string;
}

/** Replaces `@theme/Playground` on a site without the editor: its code. */
export default function PlainPlayground({
  children,
  language = 'jsx',
  title,
}: PlainPlaygroundProps): ReactNode {
  return (
    <CodeBlock language={language} title={title}>
      {children}
    </CodeBlock>
  );
}
