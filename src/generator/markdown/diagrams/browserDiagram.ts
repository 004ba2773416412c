import type {Element, ElementContent} from 'hast';
import {DIAGRAM_COMPONENT} from '../../shared/page/diagramComponent.ts';
import type {SourceContext} from '../SourceContext.ts';
import {isDrawnInBrowser} from './diagramKind.ts';

/** Name of the component in a page module. */
const NAME = 'BrowserDiagram';

const FENCE = /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(?:`{3,}|~{3,})[ \t]*mermaid\b/i;
const FENCE_END = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/;

/**
 * Whether a body may contain a diagram that the browser draws: the component must be in the registry before the body is
 * compiled. May be true for a body without one, never false for a body with one.
 */
export function mayDrawInBrowser(body: string): boolean {
  let isInside = false;
  for (const line of body.split(/\r?\n/)) {
    if (isInside && FENCE_END.test(line)) isInside = false;
    else if (!isInside) isInside = FENCE.test(line);
    else if (isDrawnInBrowser(/^[\s>]*([\w-]+)/.exec(line)?.[1] ?? '')) return true;
  }
  return false;
}

/**
 * A diagram that the browser draws when it comes into view. Until then, and without JavaScript, it is the code.
 *
 * @param label What it is for those who cannot see it.
 */
export function browserDiagram(
  code: string,
  label: string,
  figure: Element,
  source: SourceContext,
): ElementContent {
  source.bindings.set(NAME, {kind: 'component', key: DIAGRAM_COMPONENT, imported: 'default'});
  source.page.imports.add(DIAGRAM_COMPONENT);
  const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute' as const, name, value});
  return {
    type: 'mdxJsxFlowElement',
    name: NAME,
    attributes: [attribute('value', code), attribute('label', label)],
    children: [figure],
  };
}
