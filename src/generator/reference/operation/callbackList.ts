import type {RenderContext} from '../render/RenderContext.ts';
import type {ElementContent} from 'hast';
import {markdownOf} from '../../markdown/text/treeText.ts';
import {element, text} from '../../shared/markup/element.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {PageState} from '../render/PageState.ts';
import {mediaContent, sameSchema} from './mediaContent.ts';
import {inlineCode, joined, remark, remarkLine} from '../elements/inline.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {typeNodes} from '../elements/modelLink.ts';
import {completeTable} from '../fields/fieldRow.ts';
import type {Callback, Operation} from '../model/ApiModel.ts';
import {descriptionBlocks, inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {parameterRows} from './parameterTables.ts';
import {statusBadge} from './statusBadge.ts';
import {withoutRepetition} from './withoutRepetition.ts';

/** The callbacks of an operation: requests that the server sends, what they contain, and how to answer them. */
export function callbackList(
  {callbacks}: Operation,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  if (callbacks.length === 0) return [];
  const {words} = context;
  const items = callbacks.map((callback) => {
    const {name, method, expression, summary, description, bodyDescription, contents} = callback;
    const line = [
      inlineCode(name),
      text(': '),
      methodBadge(method),
      text(' '),
      inlineCode(expression),
      ...(summary === undefined ? [] : [text(` ${summary}`)]),
    ];
    const bodies = sameSchema(contents).map((content) => {
      const caption = fillMessage(words.partOf, {part: words.requestBody, operation: name});
      return mediaContent(content, {direction: 'response', level: 4}, caption, context, page);
    });
    const more = [
      ...descriptionBlocks(readDescription(description === summary ? undefined : description, context)),
      ...parameterGroups(callback, context, page),
      ...descriptionBlocks(readDescription(bodyDescription, context)),
      ...bodies.flat(),
      ...answers(callback, context),
    ];
    return {
      item: element<ElementContent>('li', {}, [...line, text(' '), ...more]),
      // An item of a Markdown list that contains a table is shown as text by many readers.
      markdown: markdownOf([element<ElementContent>('p', {}, line), ...more]),
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

/** The parameters of the request, such as a header with a signature. */
function parameterGroups(
  {name, parameters}: Callback,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  return parameterRows(parameters, {level: 4, direction: 'response'}, context, page).flatMap(
    ({title, rows}) => [
      remarkLine([text(title)]),
      ...completeTable(rows, fillMessage(context.words.partOf, {part: title, operation: name}), context),
    ],
  );
}

/** The answers that the server expects. */
function answers({responses}: Callback, context: RenderContext): ElementContent[] {
  if (responses.length === 0) return [];
  const items = responses.map((response) => {
    const {status, description, contents} = withoutRepetition(response, context);
    const words = inlineDescription(readDescription(description, context));
    const types = contents.flatMap(({schema}) => (schema ? [typeNodes(schema, context)] : []));
    return element<ElementContent>('li', {}, [
      ...statusBadge(status, context.words),
      ...(words.length === 0 ? [] : [text(' '), ...words]),
      text(' '),
      remark(types.length === 0 ? [text(context.words.noBody)] : joined(types, ', ')),
    ]);
  });
  return [remarkLine([text(context.words.responses)]), element<ElementContent>('ul', {}, items)];
}
