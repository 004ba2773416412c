import type {ReactNode} from 'react';
import {codeBlock, codeLine} from '../../shared/markup/codeBlock.ts';
import {codeLanguage} from '../../shared/markup/codeLanguage.ts';
import {toReact} from './toReact.ts';
import {useMessages} from '../context/useMessages.ts';

interface CodeBlockProps {
  children?: ReactNode;
  language?: string;
  /** As in Markdown: `language-ts`. */
  className?: string;
  title?: ReactNode;
  showLineNumbers?: boolean | number;
}

/** A code block made by a component, without highlighting. */
export function CodeBlock({
  children,
  language,
  className,
  title,
  showLineNumbers,
}: CodeBlockProps): ReactNode {
  const messages = useMessages();
  const code = typeof children === 'string' ? children.replace(/\n$/, '') : children;
  const firstLine = showLineNumbers ? Number(showLineNumbers) : undefined;
  const tree = codeBlock<ReactNode>({
    language: language ?? codeLanguage(className ?? '') ?? 'text',
    title: title === undefined ? undefined : [title],
    firstLine,
    code:
      firstLine !== undefined && typeof code === 'string'
        ? code.split('\n').map((line) => codeLine<ReactNode>(`${line}\n`))
        : [code],
    messages,
  });
  // React takes a style only as an object.
  return toReact(tree, ({properties}) =>
    properties.style ? {style: {counterReset: `line ${Number(firstLine) - 1}`}} : undefined,
  );
}
