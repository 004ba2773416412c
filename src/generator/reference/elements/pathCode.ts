import type {Element, ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** A path as code with its parameters highlighted; it may wrap after each slash. */
export function pathCode(path: string): Element {
  const parts = path
    .split(/(\{[^{}]+\})/)
    .flatMap((part, index): ElementContent[] =>
      index % 2 === 1 ? [element('var', {}, [text(part)])] : breakable(part),
    );
  return element('code', {}, parts);
}

function breakable(part: string): ElementContent[] {
  return part.split(/(?<=\/)/).flatMap((piece): ElementContent[] => {
    if (piece === '') return [];
    return piece.endsWith('/') ? [text(piece), element('wbr')] : [text(piece)];
  });
}
