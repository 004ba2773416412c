import Token from '@theme/CodeBlock/Line/Token';
import type {ComponentProps, ReactNode} from 'react';

/** A part of a line, as `prism-react-renderer` has it. */
interface LineToken {
  types: string[];
  content: string;
}

interface Props {
  line: LineToken[];
  classNames?: string[];
  getLineProps(input: {line: LineToken[]; className?: string}): ComponentProps<'div'>;
  getTokenProps(input: {token: LineToken}): ComponentProps<'span'>;
}

/** A line of code that the site highlights by itself (Docusaurus `CodeBlock/Line`). */
export default function CodeBlockLine({
  line,
  classNames = [],
  getLineProps,
  getTokenProps,
}: Props): ReactNode {
  const className = ['line', ...classNames].join(' ');
  const isEmpty = line.length === 1 && line[0]?.content === '\n';
  return (
    <div {...getLineProps({line, className})}>
      {!isEmpty &&
        line.map((token, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line are never reordered
          <Token key={index} {...getTokenProps({token})} line={line} token={token} />
        ))}
      <br />
    </div>
  );
}
