import type {Element} from 'hast';
import {element} from '../../shared/markup/element.ts';

/** Lists with fewer entries need no filter. */
const LONG_LIST = 20;

/** A field that filters a long list by the typed words; the theme hides it without JavaScript. */
export function pageFilter(label: string, entries: number): Element[] {
  if (entries <= LONG_LIST) return [];
  return [
    element('input', {type: 'search', className: ['page-filter'], ariaLabel: label, placeholder: label}),
  ];
}
