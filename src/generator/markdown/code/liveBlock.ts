import type {Element, ElementContent} from 'hast';
import type {LiveCode} from '../../config/SiteConfig.ts';
import type {SourceContext} from '../SourceContext.ts';
import type {CodeSource} from './highlightCode.ts';
import {parseMetastring} from './parseMetastring.ts';

/** Name of the component in a page module. */
const NAME = 'LiveCode';

/**
 * Whether a body may contain a live code block: the component must be in the registry before the body is compiled. May
 * be true for a body without one, never false for a body with one.
 */
export function mayBeLive(body: string): boolean {
  return /(?:`{3}|~{3}).*\slive(?:\s|$)/m.test(body);
}

/** Whether the text after the language of a fence makes the block live. */
export function isLive(meta: string): boolean {
  return wordsOf(meta).includes('live');
}

/** A code block that readers edit and run in the browser. Until it comes into view, and without JavaScript, it is the figure. */
export function liveBlock(
  {code, language, meta}: CodeSource,
  figure: Element,
  {component, result}: LiveCode,
  source: SourceContext,
): ElementContent {
  source.bindings.set(NAME, {kind: 'component', key: component, imported: 'default'});
  source.page.imports.add(component);
  const {title, start} = parseMetastring(meta);
  const values = {
    code,
    language: language || undefined,
    title,
    firstLine: start === undefined ? undefined : String(start),
    position: result,
    noInline: wordsOf(meta).includes('noInline') ? null : undefined,
  };
  return {
    type: 'mdxJsxFlowElement',
    name: NAME,
    attributes: Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
    ),
    children: [figure],
  };
}

/** The words outside of quotation marks. */
function wordsOf(meta: string): string[] {
  return meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
}
