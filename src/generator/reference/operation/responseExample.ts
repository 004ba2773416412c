import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {labelledCode} from '../elements/codeSamples.ts';
import {mark} from '../elements/inline.ts';
import type {MediaContent} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {contentExample, isJson} from '../samples/contentExample.ts';

/** Longer examples are cut: a page is read, and the schema next to it tells the rest. */
const LONGEST_EXAMPLE = 4000;

/** An example of what comes back with a status; nothing where there is none that is short enough. */
export function responseExample(
  content: MediaContent,
  status: string,
  context: RenderContext,
): ElementContent[] {
  const example = contentExample(content, context.model, {direction: 'response', minimal: false});
  if (!example) return [];
  const isText = typeof example.value === 'string' && !isJson(content.type);
  const code = isText ? String(example.value) : JSON.stringify(example.value, null, 2);
  if (code.length > LONGEST_EXAMPLE) return [];
  const title = `Response ${status}`;
  return [
    {
      ...element<ElementContent>('p', {className: ['example-title']}, [
        text(`${title} `),
        ...(example.generated ? [mark('generated')] : []),
      ]),
      // The code says its label.
      data: {text: {markdown: ''}},
    },
    labelledCode(title, isText ? 'text' : 'json', code, context),
  ];
}
