import type {ComponentProps, ReactNode} from 'react';

/** A part of a line (Docusaurus `CodeBlock/Line/Token`). */
export default function CodeBlockLineToken({
  line: _line,
  token: _token,
  ...props
}: ComponentProps<'span'> & {line: unknown; token: unknown}): ReactNode {
  return <span {...props} />;
}
