import type {Element, ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** Inline code. */
export function inlineCode(code: string): Element {
  return element('code', {}, [text(code)]);
}

/** Pieces of a line with a separator between them. */
export function joined(pieces: readonly ElementContent[][], separator: string): ElementContent[] {
  return pieces.flatMap((piece, index) => (index === 0 ? piece : [text(separator), ...piece]));
}

/** A small remark: limits of a value, the place or role of something. */
export function remark(children: ElementContent[]): Element {
  return element('span', {className: ['limits']}, children);
}

/** A remark that has a line to itself. */
export function remarkLine(children: ElementContent[]): Element {
  return element('p', {className: ['limits']}, children);
}

/** A word that stands out, such as `required`; a kind has a look of its own. */
export function mark(label: string, kind?: string): Element {
  return element('span', {className: ['mark', ...(kind === undefined ? [] : [`mark-${kind}`])]}, [
    text(label),
  ]);
}
