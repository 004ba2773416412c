import type {Element} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** A badge with an HTTP method, whose color repeats what the text says. */
export function methodBadge(method: string): Element {
  return element('span', {className: ['method', `method-${method.toLowerCase()}`]}, [text(method)]);
}
