import type {Element} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** A method as a badge: the word says it, the color repeats it. */
export function methodBadge(method: string): Element {
  return element('span', {className: ['method', `method-${method.toLowerCase()}`]}, [text(method)]);
}
