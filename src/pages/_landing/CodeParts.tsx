import {createElement, type ReactNode} from 'react';
import {codeLines} from './codeLines.ts';
import type {Code, CodePart} from './CodePart.ts';

interface CodePartsProps extends Code {
  /** A line to mark, counted from 1. */
  mark?: number;
}

/** Source text with the same token spans as highlighted Markdown blocks, so that one style sheet serves both. */
export function CodeParts({language, parts, mark}: CodePartsProps): ReactNode {
  const children =
    mark === undefined
      ? parts.map(token)
      : codeLines(parts).map((line, index) =>
          createElement(
            'span',
            {className: index + 1 === mark ? 'line landing-mark' : 'line'},
            ...line.map(token),
          ),
        );
  return createElement('code', {className: `language-${language}`}, ...children);
}

function token(part: CodePart): ReactNode {
  return typeof part === 'string' ? part : createElement('span', {className: `tk-${part[0]}`}, part[1]);
}
