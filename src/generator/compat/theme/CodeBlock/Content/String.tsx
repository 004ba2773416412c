import type {ComponentProps, ReactNode} from 'react';
import {codeLanguage} from '../../../../shared/markup/codeLanguage.ts';
import {CodeBlock as Original} from '../../../../theme/content/CodeBlock.tsx';
import {parseCodeBlockTitle} from '../../../hooks/codeLines.ts';
import type {CodeBlockContent} from '../../../shared/CodeBlockContent.ts';

export type CodeBlockProps = ComponentProps<typeof Original> & CodeBlockContent;

/** Code that is a text: highlighted if Markdown has it and it gets no other title (Docusaurus `CodeBlock/Content/String`). */
export default function CodeBlockString({metastring, highlighted, ...props}: CodeBlockProps): ReactNode {
  const {className = '', title} = props;
  if (highlighted !== undefined && title === undefined) {
    const language = codeLanguage(className);
    return (
      <figure className="code" data-language={language} dangerouslySetInnerHTML={{__html: highlighted}} />
    );
  }
  return <Original {...props} title={title ?? (parseCodeBlockTitle(metastring) || undefined)} />;
}
