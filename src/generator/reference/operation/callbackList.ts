import type {RenderContext} from '../render/RenderContext.ts';
import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {PageState} from '../render/PageState.ts';
import {mediaContent, sameSchema} from './mediaContent.ts';
import {inlineCode} from '../elements/inline.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import type {Operation} from '../model/ApiModel.ts';

/** The callbacks of an operation: requests that the server sends, and what they contain. */
export function callbackList(
  {callbacks}: Operation,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  if (callbacks.length === 0) return [];
  const {words} = context;
  const items = callbacks.map(({name, method, expression, description, contents}) =>
    element<ElementContent>('li', {}, [
      inlineCode(name),
      text(': '),
      methodBadge(method),
      text(' '),
      inlineCode(expression),
      ...(description === undefined ? [] : [text(` ${description}`)]),
      ...sameSchema(contents).flatMap((content) => {
        const caption = fillMessage(words.partOf, {part: words.requestBody, operation: name});
        const rows = {direction: 'response', anchorPrefix: undefined, level: 4} as const;
        return [text(' '), ...mediaContent(content, rows, caption, context, page)];
      }),
    ]),
  );
  return [element('h3', {}, [text(words.callbacks)]), element<ElementContent>('ul', {}, items)];
}
