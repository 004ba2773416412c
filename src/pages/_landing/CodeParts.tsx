import {createElement, type ReactNode} from 'react';
import type {Code} from './CodePart.ts';

/** Source text with the token spans that highlighted blocks of Markdown have, so that one stylesheet serves both. */
export function CodeParts({language, parts}: Code): ReactNode {
  return createElement(
    'code',
    {className: `language-${language}`},
    ...parts.map((part) =>
      typeof part === 'string' ? part : createElement('span', {className: `tk-${part[0]}`}, part[1]),
    ),
  );
}
