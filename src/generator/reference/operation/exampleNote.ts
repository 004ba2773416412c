import type {ElementContent} from 'hast';
import {escapeText} from '../../markdown/text/syntax.ts';
import {element, text} from '../../shared/markup/element.ts';
import {inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {remarkLine} from '../elements/inline.ts';
import type {Example} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** What the author says about an example, on a line above it; nothing without words. */
export function exampleNote({summary, description}: Example, context: RenderContext): ElementContent[] {
  const own = readDescription(description, context);
  if (summary === undefined && own.line === '') return [];
  const label = summary === undefined ? [] : [element<ElementContent>('strong', {}, [text(summary)])];
  const between = summary === undefined || own.line === '' ? [] : [text(': ')];
  const markdown = [...(summary === undefined ? [] : [`**${escapeText(summary)}**`]), own.line].filter(
    Boolean,
  );
  return [
    {
      ...remarkLine([...label, ...between, ...inlineDescription(own)]),
      data: {text: {markdown: markdown.join(': ')}},
    },
  ];
}
