import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import {isError, statusMeaning} from './statusMeaning.ts';

/** A status as a badge with its name next to it. */
export function statusBadge(status: string, words: ReferenceWords): ElementContent[] {
  const kind = isError(status) ? 'error' : 'success';
  return [
    element('span', {className: ['status', `status-${kind}`]}, [text(status)]),
    text(' '),
    element('span', {className: ['status-name']}, [text(statusMeaning(status, words))]),
  ];
}
