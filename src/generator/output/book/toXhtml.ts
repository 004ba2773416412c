import type {Root} from 'hast';
import {toXast} from 'hast-util-to-xast';
import {toXml} from 'xast-util-to-xml';
import {withoutControls} from '../../shared/html/escapeXml.ts';

/** Serializes a part of a page as an XML section with the namespaces that it needs. */
export function toXhtml({children}: Root): string {
  const content = children.filter((node) => node.type === 'element' || node.type === 'text');
  const section = toXast({type: 'element', tagName: 'section', properties: {}, children: content});
  return withoutControls(toXml(section, {closeEmptyElements: true}));
}
