import type {RenderContext} from '../render/RenderContext.ts';
import type {ElementContent} from 'hast';
import {markdownOf} from '../../markdown/text/treeText.ts';
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
  const items = callbacks.map(({name, method, expression, description, contents}) => {
    const line = [
      inlineCode(name),
      text(': '),
      methodBadge(method),
      text(' '),
      inlineCode(expression),
      ...(description === undefined ? [] : [text(` ${description}`)]),
    ];
    const bodies = sameSchema(contents).map((content) => {
      const caption = fillMessage(words.partOf, {part: words.requestBody, operation: name});
      return mediaContent(content, {direction: 'response', level: 4}, caption, context, page);
    });
    return {
      item: element<ElementContent>('li', {}, [...line, ...bodies.flatMap((body) => [text(' '), ...body])]),
      // An item of a Markdown list that contains a table is shown as text by many readers.
      markdown: markdownOf([element<ElementContent>('p', {}, line), ...bodies.flat()]),
    };
  });
  return [
    element('h3', {}, [text(words.callbacks)]),
    {
      ...element<ElementContent>(
        'ul',
        {},
        items.map(({item}) => item),
      ),
      data: {text: {markdown: items.map(({markdown}) => markdown).join('\n\n')}},
    },
  ];
}
