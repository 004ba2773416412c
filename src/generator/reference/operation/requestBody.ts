import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {element, text} from '../../shared/markup/element.ts';
import {descriptionBlocks} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {mark} from '../elements/inline.ts';
import type {Operation} from '../model/ApiModel.ts';
import {clientSides} from '../model/clientSides.ts';
import {claimAnchor, type PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {typeText} from '../types/describeType.ts';
import {replacesRecord} from '../samples/replacesRecord.ts';
import {mediaContent, sameSchema} from './mediaContent.ts';

/** The request body of an operation. For search it is a section that contains its fields. */
export function requestBody(
  operation: Operation,
  anchor: string,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {body, summary, isWebhook} = operation;
  if (!body) return [];
  const id = claimAnchor(`${anchor}-body`, page.anchors);
  const {words} = context;
  const replaces = !isWebhook && replacesRecord(operation, context.model);
  const need = body.required ? words.required : words.optional;
  const description = readDescription(body.description, context);
  const contents = sameSchema(body.contents);
  const types = contents.map(({schema}) => (schema ? typeText(schema, context.words) : ''));
  const section = {
    id,
    heading: words.requestBody,
    level: 3,
    text: sentence([description.plain, ...(replaces ? [words.replacesRecord] : []), ...types]),
  };
  const caption = fillMessage(words.partOf, {part: words.requestBody, operation: summary});
  const direction = clientSides(operation).request;
  const rows = {direction, replaces, anchorPrefix: `${id}-`, level: 4};
  return [
    {
      ...element<ElementContent>('h3', {id}, [
        text(`${words.requestBody} `),
        mark(need, body.required ? 'required' : undefined),
      ]),
      data: {text: {markdown: `### ${words.requestBody} ${need}`, sections: [section]}},
    },
    ...descriptionBlocks(description),
    ...(replaces ? [element('p', {}, [text(words.replacesRecord)])] : []),
    ...contents.flatMap((content) => mediaContent(content, rows, caption, context, page)),
  ];
}
