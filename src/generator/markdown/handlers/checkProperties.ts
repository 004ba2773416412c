import {nearest} from '../../shared/text/nearest.ts';
import {expressionOf} from '../estree/estree.ts';
import type {JsxElement} from '../expressions/jsxAttributes.ts';
import {type Binding, report, type SourceContext} from '../SourceContext.ts';
import {isOurs} from './checkTabs.ts';
import {admonitionTypes} from './directive.ts';

/** Attributes that components pass on to their element, as far as they resemble each other or a property. */
const OF_ELEMENT = ['className', 'id', 'key', 'ref', 'role', 'style', 'title'];

/**
 * Properties of the theme's components; those of `<Tabs>` are checked elsewhere. A test compares them with the types of
 * the components.
 */
export const PROPERTIES: Record<string, readonly string[]> = {
  Admonition: ['type', 'title', 'icon', 'className', 'id'],
  BrowserOnly: ['fallback'],
  CodeBlock: ['language', 'title', 'showLineNumbers', 'className', 'metastring', 'live', 'noInline'],
  Details: ['summary', 'open', 'name', ...OF_ELEMENT],
  DocCardList: ['items', 'className'],
  Link: ['to', 'href', 'hrefLang', 'isUnchecked', 'target', 'rel', 'rev', 'download', ...OF_ELEMENT],
  ThemedImage: ['sources', 'alt', 'width', 'height', 'sizes', 'srcSet', ...OF_ELEMENT],
  TOCInline: ['toc', 'minHeadingLevel', 'maxHeadingLevel'],
};

/**
 * Warns of misspelled properties of the theme's components and of a misspelled type of admonition, which have no effect.
 * Only what resembles a known name is reported: a site may replace these components by its own.
 */
export function checkProperties(
  node: JsxElement,
  name: string,
  binding: Binding | undefined,
  source: SourceContext,
): void {
  const known = PROPERTIES[name];
  if (!known || !isOurs(name, binding, source)) return;
  if (name === 'BrowserOnly') checkBrowserOnly(node, source);
  if (name === 'Link') checkTarget(node, source);
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const place = attribute.position ?? node.position;
    const near = known.includes(attribute.name) ? undefined : nearest(attribute.name, known);
    if (near !== undefined && near[0] === attribute.name[0]?.toLowerCase())
      report(
        source,
        'warning',
        place,
        `\`<${name}>\` has no property \`${attribute.name}\`.`,
        `Did you mean \`${near}\`?`,
      );
    if (name !== 'Admonition' || attribute.name !== 'type' || typeof attribute.value !== 'string') continue;
    const types = admonitionTypes(source);
    const type = types.includes(attribute.value) ? undefined : nearest(attribute.value, types);
    if (type !== undefined)
      report(
        source,
        'warning',
        place,
        `No admonition has the type \`${attribute.value}\`.`,
        `Did you mean \`${type}\`?`,
      );
  }
}

/** A link without an address is a text that only looks like one; it may be an anchor. */
function checkTarget({attributes, position}: JsxElement, source: SourceContext): void {
  const mayLead = attributes.some(
    // A misspelled `to` is reported as such.
    (one) => one.type !== 'mdxJsxAttribute' || nearest(one.name, ['to', 'href', 'id', 'name']) !== undefined,
  );
  if (mayLead) return;
  report(
    source,
    'warning',
    position,
    '`<Link>` has no `to`, so it leads nowhere.',
    'Write `<Link to="/docs/start">`.',
  );
}

/** Anything but a function crashes the page in the browser, and only there. */
function checkBrowserOnly({children, position}: JsxElement, source: SourceContext): void {
  const isWrong = children.some((child) => {
    if (child.type !== 'mdxTextExpression' && child.type !== 'mdxFlowExpression')
      return child.type !== 'text' || child.value.trim() !== '';
    const type = expressionOf(child.data?.estree)?.type ?? '';
    return type.startsWith('JSX') || type === 'Literal';
  });
  if (!isWrong) return;
  const message = '`<BrowserOnly>` must contain a function, and nothing else.';
  const hint = 'Write `<BrowserOnly>{() => <p>Text</p>}</BrowserOnly>`.';
  report(source, 'error', position, message, hint);
}
