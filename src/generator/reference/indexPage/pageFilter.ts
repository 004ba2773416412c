import type {Element} from 'hast';
import {element} from '../../shared/markup/element.ts';

/** A list of fewer entries needs no filter. */
const LONG_LIST = 20;

/** A field that leaves of a long list what has the typed words; without JavaScript the theme hides it. */
export function pageFilter(label: string, entries: number): Element[] {
  if (entries <= LONG_LIST) return [];
  return [
    element('input', {type: 'search', className: ['page-filter'], ariaLabel: label, placeholder: label}),
  ];
}
