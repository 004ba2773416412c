import Elements from '@theme/CodeBlock/Content/Element';
import Text from '@theme/CodeBlock/Content/String';
import type {ReactNode} from 'react';
import {CodeBlockContent} from '../../shared/CodeBlockContent.ts';
import type {CodeBlockProps} from './Content/String.tsx';

/** A code block (Docusaurus `CodeBlock`). */
export default function CodeBlock(props: CodeBlockProps): ReactNode {
  const {children, highlighted, metastring} = props;
  if (typeof children !== 'string') return <Elements {...props} />;
  return (
    <CodeBlockContent value={{highlighted, metastring}}>
      <Text {...props} />
    </CodeBlockContent>
  );
}
