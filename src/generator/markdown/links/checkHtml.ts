import type {Nodes} from 'hast';
import type {Html} from 'mdast';
import {parseHtml} from '../../shared/html/parseHtml.ts';
import {claimId} from './claimId.ts';
import type {SourceContext} from '../SourceContext.ts';
import {checkHtmlHandler} from './checkHandler.ts';
import {checkHtmlAttribute} from './checkHtmlAddress.ts';
import {placeInHtml} from './placeInHtml.ts';
import {recordLink} from './recordLink.ts';

/** Checks the ids, the addresses and the handlers of events in the HTML of a page that is not MDX. */
export function checkHtml(html: Html, source: SourceContext): void {
  const {value, position} = html;
  if (position === undefined || !/\s(?:id|src|srcset|poster|on[a-z]+)\s*=/i.test(value)) return;
  const visit = (node: Nodes): void => {
    if (node.type === 'element') {
      for (const [name, property] of Object.entries(node.properties)) {
        const text = Array.isArray(property) ? property.join(', ') : String(property);
        if (name === 'id') claimId(text, position, source);
        const index = value.indexOf(text.split(', ')[0] ?? '');
        const place = placeInHtml(html, Math.max(0, index), source);
        if (node.tagName === 'iframe' && name === 'src') recordLink(text, source, place);
        checkHtmlAttribute(node.tagName, name, text, source, place);
        if (/^on[a-z]+$/i.test(name)) {
          const start = Math.max(0, value.search(new RegExp(`\\b${name}\\s*=`, 'i')));
          checkHtmlHandler(name, source, placeInHtml(html, start, source));
        }
      }
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseHtml(value));
}
