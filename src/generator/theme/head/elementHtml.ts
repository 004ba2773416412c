import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import type {HeadElement} from '../../shared/page/HeadTags.ts';

/** The HTML of an element of the head; the text of scripts and styles has no escapes. */
export function elementHtml({name, attributes, text}: HeadElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${name === 'base' ? '' : `${text}</${name}>`}`;
}
