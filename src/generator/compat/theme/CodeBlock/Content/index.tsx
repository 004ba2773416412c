import {type ReactNode, useContext} from 'react';
import {useCodeBlockContext} from '../../../hooks/codeBlock.tsx';
import {CodeBlockContent} from '../../../shared/CodeBlockContent.ts';

/** The code of a block, without title and buttons (Docusaurus `CodeBlock/Content`). */
export default function CodeBlockLines({className}: {className?: string}): ReactNode {
  const {metadata} = useCodeBlockContext();
  const {highlighted} = useContext(CodeBlockContent);
  const lines = highlighted === undefined ? undefined : /<code\b[^>]*>(.*)<\/code>/s.exec(highlighted)?.[1];
  const {language, lineNumbersStart: start} = metadata;
  const code = {
    className: `language-${language}`,
    ...(start !== undefined && start !== 1 && {style: {counterReset: `line ${start - 1}`}}),
  };
  const classes = [className, start !== undefined && 'line-numbers'].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines can be scrolled with the keyboard
    <pre className={classes || undefined} tabIndex={0}>
      {lines === undefined ? (
        <code {...code}>{metadata.code}</code>
      ) : (
        <code {...code} dangerouslySetInnerHTML={{__html: lines}} />
      )}
    </pre>
  );
}
