import type {Nodes} from 'mdast';
import {html} from 'property-information';
import {editDistance} from '../../shared/text/editDistance.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {isJsxElement, type JsxElement} from '../expressions/jsxAttributes.ts';
import {KNOWN_COMPONENTS} from '../modules/knownComponents.ts';
import {report, type SourceInput} from '../SourceContext.ts';

/** Elements of HTML, with those that only browsers know (HTML standard, obsolete features). */
const ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button
  canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset
  figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins
  kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup
  option output p param picture pre progress q rb rp rt rtc ruby s samp script search section select selectedcontent
  slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time
  title tr track tt u ul var video wbr xmp`.split(/\s+/),
);

/** Names that are both a component's and an element's. */
const BOTH = new Set(['details', 'head', 'link']);

/** Warns of elements and attributes that HTML doesn't have: browsers ignore these names, so nobody would notice. */
export function checkElementNames(node: Nodes, source: SourceInput): void {
  if (isJsxElement(node) && node.name !== null && /^[a-z]\w*$/.test(node.name)) {
    // Drawings and formulas have elements of their own.
    if (node.name === 'svg' || node.name === 'math') return;
    checkName(node.name, node.position, source);
    checkAttributeNames(node, source);
  }
  if ('children' in node) for (const child of node.children) checkElementNames(child, source);
}

function checkName(name: string, place: Nodes['position'], source: SourceInput): void {
  const lower = name.toLowerCase();
  const component = KNOWN_COMPONENTS.find((known) => known.toLowerCase() === lower);
  if (component !== undefined && !BOTH.has(lower)) {
    const message = `\`<${name}>\` is not the component \`<${component}>\`, but an element that HTML does not have.`;
    report(source, 'warning', place, message, `Write \`<${component}>\`.`);
  } else if (!ELEMENTS.has(lower)) {
    const near = nearest(name, [...ELEMENTS, ...KNOWN_COMPONENTS]);
    const hint =
      near === undefined
        ? `The name of a component begins with a capital letter; write \`\\<${name}>\` for literal text.`
        : `Did you mean \`<${near}>\`?`;
    report(source, 'warning', place, `HTML has no element \`<${name}>\`.`, hint);
  }
}

/** What React reads in addition to the attributes of HTML. */
const REACT = /^(?:key|ref|children|dangerouslysetinnerhtml|default(?:value|checked)|suppress\w+|on[a-z]+)$/;

/** Warns of attributes that HTML doesn't have, if a single letter is wrong: others may be on purpose. */
function checkAttributeNames({name, attributes, position}: JsxElement, source: SourceInput): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const written = attribute.name.toLowerCase();
    if (!/^[a-z]{3,}$/.test(written) || Object.hasOwn(html.normal, written) || REACT.test(written)) continue;
    const near = Object.keys(html.normal).find((known) => isSlip(written, known));
    const meant = near === undefined ? undefined : html.normal[near];
    if (meant === undefined) continue;
    const message = `\`<${name}>\` has no attribute \`${attribute.name}\`.`;
    report(source, 'warning', attribute.position ?? position, message, `Did you mean \`${meant}\`?`);
  }
}

/** Short names differ from many others in a letter, but not in the order of their own. */
function isSlip(written: string, known: string): boolean {
  if (editDistance(written, known, 1) !== 1) return false;
  return known.length > 3 || [...written].sort().join('') === [...known].sort().join('');
}
