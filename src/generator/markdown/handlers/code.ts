import type {ElementContent} from 'hast';
import type {Code} from 'mdast';
import type {Node} from 'unist';
import type {State} from 'mdast-util-to-hast';
import {languageMistake} from '../code/languageMistake.ts';
import {misspelledLanguage} from '../code/languages.ts';
import {codeFigure} from '../code/codeFigure.ts';
import {isLive, liveBlock} from '../code/liveBlock.ts';
import {diagramElement} from '../diagrams/diagramElement.ts';
import {checkFence} from './checkFence.ts';
import {report, sourceOf, type SourceContext} from '../SourceContext.ts';

/** Code blocks: highlighted at build time; `mermaid` fences become diagrams if enabled. */
export function code(state: State, node: Code): ElementContent {
  const source = sourceOf(state);
  checkFence(node, source);
  const language = node.lang ?? '';
  const block = {code: node.value, language, meta: node.meta ?? ''};
  if (language.toLowerCase() === 'mermaid' && source.page.options.markdown.mermaid) {
    return diagramElement(block, source, node.position) ?? codeFigure(block, source);
  }
  const mistake = languageMistake(language);
  if (mistake) report(source, 'warning', node.position, mistake.message, mistake.hint);
  else reportLanguage(language, node, source);
  const figure = codeFigure(block, source);
  const {liveCode} = source.page.options;
  return liveCode && isLive(block.meta) ? liveBlock(block, figure, liveCode, source) : figure;
}

/** Warns about a language that is probably a misspelling of a known one. */
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
