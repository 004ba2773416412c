import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {splitMessage} from '../../shared/messages/fillMessage.ts';

/** Replaces the placeholders of a message with elements. */
export function fillNodes(
  message: string,
  values: Record<string, readonly ElementContent[]>,
): ElementContent[] {
  return splitMessage(message).flatMap((part, index): readonly ElementContent[] => {
    if (index % 2 === 1) return values[part] ?? [text(`{${part}}`)];
    return part === '' ? [] : [text(part)];
  });
}
