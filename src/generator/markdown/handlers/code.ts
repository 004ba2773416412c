import type {Element} from 'hast';
import type {Code} from 'mdast';
import type {Node} from 'unist';
import type {State} from 'mdast-util-to-hast';
import {misspelledLanguage} from '../code/languages.ts';
import {type CodeSource, languageOf} from '../code/renderCode.ts';
import {diagramElement} from '../diagramElement.ts';
import {report, type SourceContext, sourceOf} from '../SourceContext.ts';

/** Code blocks: highlighted at build time; `mermaid` fences become diagrams where that is on. */
export function code(state: State, node: Code): Element {
  const source = sourceOf(state);
  const language = node.lang ?? '';
  const block = {code: node.value, language, meta: node.meta ?? ''};
  if (language.toLowerCase() === 'mermaid' && source.page.options.markdown.mermaid) {
    return diagramElement(block, source, node.position) ?? codeFigure(block, source);
  }
  reportLanguage(language, node, source);
  return codeFigure(block, source);
}

/** Warns of a language that is a near misspelling of a known one. */
export function reportLanguage(language: string, {position}: Node, source: SourceContext): void {
  const meant = misspelledLanguage(language);
  if (meant !== undefined) {
    report(
      source,
      'warning',
      position,
      `The code language \`${language}\` is not known.`,
      `Did you mean \`${meant}\`?`,
    );
  }
}

/** The `<figure>` of a code block, its content one string of HTML. */
export function codeFigure(block: CodeSource, source: SourceContext): Element {
  return {
    type: 'element',
    tagName: 'figure',
    properties: {className: ['code'], 'data-language': languageOf(block, source.page.options.prism)},
    children: [{type: 'raw', value: source.page.renderCode(block)}],
    data: {code: block},
  };
}
