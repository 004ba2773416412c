import type {ReactNode} from 'react';
import type {MarkedText} from '../../search/client/SearchClient.ts';

/** Text whose hits are marked. It is never read as HTML. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map(({text: piece, marked}, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
    marked ? <mark key={index}>{piece}</mark> : piece,
  );
}
