import type {Element, ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** A path or an address as code with its parameters highlighted; it may wrap after slashes and before dots. */
export function pathCode(path: string): Element {
  const parts = path
    .split(/(\{[^{}]+\})/)
    .flatMap((part, index): ElementContent[] =>
      index % 2 === 1 ? [element('var', {}, [text(part)])] : breakable(part),
    );
  return element('code', {}, parts);
}

function breakable(part: string): ElementContent[] {
  return part.split(/(?<=\/)(?!\/)|(?=\.\p{L})/u).flatMap((piece, index): ElementContent[] => {
    if (piece === '') return [];
    const isAfterName = index > 0 && piece.startsWith('.');
    return [
      ...(isAfterName ? [element('wbr')] : []),
      text(piece),
      ...(piece.endsWith('/') ? [element('wbr')] : []),
    ];
  });
}
