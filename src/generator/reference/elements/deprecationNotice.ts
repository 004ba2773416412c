import type {Element} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** Tells that an operation or a model is not for new code. */
export function deprecationNotice(): Element {
  return element('p', {className: ['deprecated-note']}, [
    element('strong', {}, [text('Deprecated.')]),
    text(' Do not use it in new code.'),
  ]);
}
