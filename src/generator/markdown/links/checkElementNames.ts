import type {Nodes} from 'mdast';
import {nearest} from '../../shared/text/nearest.ts';
import {isJsxElement} from '../expressions/jsxAttributes.ts';
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

/** Warns of elements that HTML doesn't have: browsers show what is in them, so nobody would notice. */
export function checkElementNames(node: Nodes, source: SourceInput): void {
  if (isJsxElement(node) && node.name !== null && /^[a-z]\w*$/.test(node.name)) {
    // Drawings and formulas have elements of their own.
    if (node.name === 'svg' || node.name === 'math') return;
    checkName(node.name, node.position, source);
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
