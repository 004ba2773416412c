import {type ReactNode, useContext} from 'react';
import {useCodeBlockContext} from '../../hooks/codeBlock.tsx';
import {parseCodeBlockTitle} from '../../hooks/codeLines.ts';
import {CodeBlockContent} from '../../shared/CodeBlockContent.ts';
import CodeBlockString from './Content/String.tsx';

/** The code block that the component around it describes (Docusaurus `CodeBlock/Layout`). */
export default function CodeBlockLayout({className}: {className?: string}): ReactNode {
  const {metadata} = useCodeBlockContext();
  const written = useContext(CodeBlockContent);
  const hasOwnTitle = metadata.title && metadata.title !== parseCodeBlockTitle(written.metastring);
  const block = (
    <CodeBlockString
      {...written}
      className={metadata.className}
      title={hasOwnTitle ? metadata.title : undefined}
      showLineNumbers={metadata.lineNumbersStart}
    >
      {metadata.code}
    </CodeBlockString>
  );
  return className ? <div className={className}>{block}</div> : block;
}
