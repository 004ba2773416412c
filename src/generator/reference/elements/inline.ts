import type {Element, ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** Inline code. */
export function inlineCode(code: string): Element {
  return element('code', {}, [text(code)]);
}

/** Joins pieces of a line with a separator. */
export function joined(pieces: readonly ElementContent[][], separator: string): ElementContent[] {
  return pieces.flatMap((piece, index) => (index === 0 ? piece : [text(separator), ...piece]));
}

/** Several codes, separated by commas. */
export function codeList(codes: readonly string[]): ElementContent[] {
  return joined(
    codes.map((code) => [inlineCode(code)]),
    ', ',
  );
}

/** A small remark, such as the limits of a value or the role of something. */
export function remark(children: ElementContent[]): Element {
  return element('span', {className: ['limits']}, children);
}

/** A remark on a line by itself. */
export function remarkLine(children: ElementContent[]): Element {
  return element('p', {className: ['limits']}, children);
}

/** A highlighted word, such as `required`; kinds can be styled separately. */
export function mark(label: string, kind?: string): Element {
  return element('span', {className: ['mark', ...(kind === undefined ? [] : [`mark-${kind}`])]}, [
    text(label),
  ]);
}
