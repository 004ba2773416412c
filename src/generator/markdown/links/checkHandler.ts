import {html} from 'property-information';
import {type Place, report, type SourceContext} from '../SourceContext.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/** React's names of events that differ from those of HTML. */
const IN_REACT: Readonly<Record<string, string>> = {onDblClick: 'onDoubleClick'};

/** React's name of an attribute that handles an event; undefined for other attributes. */
function handlerName(attribute: string): string | undefined {
  const name = attribute.toLowerCase();
  const known = name.startsWith('on') ? ownValue(html.normal, name) : undefined;
  return known === undefined ? undefined : (IN_REACT[known] ?? known);
}

/** Warns of code in an attribute of raw HTML, which the policy of the page keeps browsers from running. */
export function checkHtmlHandler(attribute: string, source: SourceContext, place: Place): void {
  if (source.page.options.allowsHandlers || handlerName(attribute) === undefined) return;
  const message = `\`${attribute.toLowerCase()}\` never runs: the site's Content-Security-Policy forbids code in attributes.`;
  const allowed = `contentSecurityPolicy: {'script-src-attr': ["'unsafe-inline'"]}`;
  report(source, 'warning', place, message, `Write a component, or allow this with \`${allowed}\`.`);
}

/** Warns of handlers of an element in MDX that React ignores, or at which it fails when the event happens. */
export function checkJsxHandler(
  attribute: string,
  value: unknown,
  source: SourceContext,
  place: Place,
): void {
  const name = handlerName(attribute);
  if (name === undefined) return;
  if (typeof value === 'string') {
    if (source.page.options.allowsHandlers) return;
    const message = `\`${attribute}\` never runs: it is a text, and must be a function.`;
    report(source, 'warning', place, message, `Write \`${name}={() => {…}}\`, or write a component.`);
  } else if (attribute === attribute.toLowerCase()) {
    const message = `\`${attribute}\` never runs: React does not know this name.`;
    report(source, 'warning', place, message, `Write \`${name}\`.`);
  }
}
