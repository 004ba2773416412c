import type {ReactNode} from 'react';
import type {MarkedText} from '../../search/client/SearchClient.ts';

/** Text with its hits marked. It is never parsed as HTML. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: piece, marked}, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity other than their index
    marked ? <mark key={index}>{piece}</mark> : piece,
  );
}
