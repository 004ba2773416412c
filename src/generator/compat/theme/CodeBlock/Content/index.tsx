import {type ReactNode, useContext} from 'react';
import {useCodeBlockContext} from '../../../hooks/codeBlock.tsx';
import {CodeBlockContent} from '../../../shared/CodeBlockContent.ts';

/** The code of a block, without title and buttons (Docusaurus `CodeBlock/Content`). */
export default function CodeBlockLines({className}: {className?: string}): ReactNode {
  const {metadata} = useCodeBlockContext();
  const {highlighted} = useContext(CodeBlockContent);
  const lines = highlighted === undefined ? undefined : /<code\b[^>]*>(.*)<\/code>/s.exec(highlighted)?.[1];
  const language = `language-${metadata.language}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines can be scrolled with the keyboard
    <pre className={className} tabIndex={0}>
      {lines === undefined ? (
        <code className={language}>{metadata.code}</code>
      ) : (
        <code className={language} dangerouslySetInnerHTML={{__html: lines}} />
      )}
    </pre>
  );
}
