import type {Element, Nodes} from 'hast';
import {find, hastToReact, svg} from 'property-information';
import styleToJs from 'style-to-js';
import {parseHtml} from '../../shared/html/parseHtml.ts';
import {printHtml} from '../../shared/html/printHtml.ts';

/**
 * Writes the module of an imported SVG: its default export is a component that renders it inline, so that style sheets
 * apply to it. Props are passed to the `svg` element; `title` becomes the SVG's title.
 *
 * @param source Text of an SVG file.
 * @throws if it contains no `svg` element
 */
export function svgModule(source: string): string {
  const root = findSvg(parseHtml(source));
  if (!root) throw new SyntaxError('There is no <svg> element in this file.');
  const html = printHtml(root.children, 'svg');
  return `import {createElement} from 'react';

const attributes = ${JSON.stringify(propsOf(root))};
const html = ${JSON.stringify(html)};
const escape = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;');

export default function Svg({title, titleId, ...props}) {
  const id = titleId ? \` id="\${escape(titleId).replace(/"/g, '&quot;')}"\` : '';
  const heading = title ? \`<title\${id}>\${escape(title)}</title>\` : '';
  return createElement('svg', {
    ...attributes,
    ...(title && titleId && {'aria-labelledby': titleId}),
    ...props,
    dangerouslySetInnerHTML: {__html: heading + html},
  });
}
`;
}

function findSvg(node: Nodes): Element | undefined {
  if (node.type === 'element' && node.tagName === 'svg') return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findSvg(child);
    if (found) return found;
  }
  return undefined;
}

/** The attributes of an element under their React names. */
function propsOf({properties}: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) {
    const {property, space, attribute} = find(svg, name);
    // Other namespaces are those of drawing programs and have no effect here.
    if (attribute.includes(':') && !space) continue;
    if (property === 'style') props.style = styleToJs(String(value), {reactCompat: true});
    else props[hastToReact[property] ?? property] = Array.isArray(value) ? value.join(' ') : value;
  }
  return props;
}
