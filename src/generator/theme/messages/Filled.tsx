import {Fragment, type ReactNode} from 'react';
import {splitMessage} from '../../shared/messages/fillMessage.ts';

/** A message whose placeholders are replaced by elements; a placeholder without a value stays as it is. */
export function Filled({text, values}: {text: string; values: Record<string, ReactNode>}): ReactNode {
  return splitMessage(text).map((part, index) =>
    index % 2 === 0 ? (
      part || null
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
      <Fragment key={index}>{part in values ? values[part] : `{${part}}`}</Fragment>
    ),
  );
}
