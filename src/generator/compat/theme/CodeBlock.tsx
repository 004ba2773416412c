import type {ComponentProps, ReactNode} from 'react';
import {codeLanguage} from '../../shared/markup/codeLanguage.ts';
import {CodeBlock as Original} from '../../theme/content/CodeBlock.tsx';

type CodeBlockProps = ComponentProps<typeof Original> & {
  /** What follows the language in Markdown. */
  metastring?: string;
  /** The block as the build has highlighted it. */
  highlighted?: string;
};

/** A code block; one of Markdown is highlighted, unless it gets another title (Docusaurus `CodeBlock`). */
export default function CodeBlock({metastring = '', highlighted, ...props}: CodeBlockProps): ReactNode {
  const {className = '', title} = props;
  if (highlighted !== undefined && title === undefined) {
    const language = codeLanguage(className);
    return (
      <figure className="code" data-language={language} dangerouslySetInnerHTML={{__html: highlighted}} />
    );
  }
  const written = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(metastring);
  return <Original {...props} title={title ?? written?.[1] ?? written?.[2]} />;
}
