import type {Element, ElementContent} from 'hast';
import {DIAGRAM_COMPONENT, FULL_DIAGRAM_COMPONENT} from '../../shared/page/diagramComponent.ts';
import type {SourceContext} from '../SourceContext.ts';
import {diagramBlocks} from './diagramBlocks.ts';
import {isDrawnInBrowser, needsFullMermaid} from './diagramKind.ts';

/** The component of each edition of Mermaid: its name in a page module, and its registry key. */
const COMPONENTS = {
  small: {name: 'BrowserDiagram', key: DIAGRAM_COMPONENT},
  full: {name: 'FullBrowserDiagram', key: FULL_DIAGRAM_COMPONENT},
};

/**
 * Registry keys of the components that a body may need for diagrams that the browser draws: they must be in the registry
 * before the body is compiled. There may be one that it does not need, and none that it needs is missing.
 */
export function diagramComponents(body: string, hasFullMermaid = false): Set<string> {
  const keys = new Set<string>();
  for (const line of diagramBlocks(body).flatMap(({lines}) => lines)) {
    const word = /^[\s>]*([\w-]+)/.exec(line)?.[1] ?? '';
    if (isDrawnInBrowser(word)) keys.add(DIAGRAM_COMPONENT);
    else if (hasFullMermaid && needsFullMermaid(word)) keys.add(FULL_DIAGRAM_COMPONENT);
  }
  return keys;
}

/**
 * A diagram that the browser draws when it comes into view. Until then, and without JavaScript, it is the code.
 *
 * @param label What it is for those who cannot see it.
 * @param edition The edition of Mermaid that knows its kind.
 * @param isPlain Whether it has the colors of the site, like diagrams rendered at build time, not several of Mermaid's.
 */
export function browserDiagram(
  code: string,
  label: string,
  figure: Element,
  source: SourceContext,
  {edition = 'small', isPlain = false}: {edition?: keyof typeof COMPONENTS; isPlain?: boolean},
): ElementContent {
  const {name: component, key} = COMPONENTS[edition];
  source.bindings.set(component, {kind: 'component', key, imported: 'default'});
  source.page.imports.add(key);
  const attribute = (name: string, value?: string) => ({type: 'mdxJsxAttribute' as const, name, value});
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: [
      attribute('value', code),
      attribute('label', label),
      ...(isPlain ? [attribute('isPlain')] : []),
    ],
    children: [figure],
  };
}
