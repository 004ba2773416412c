import type {ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {element, text} from '../../shared/markup/element.ts';
import {descriptionBlocks} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {mark} from '../elements/inline.ts';
import type {Operation} from '../model/ApiModel.ts';
import {claimAnchor, type PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {typeText} from '../types/describeType.ts';
import {mediaContent, sameSchema} from './mediaContent.ts';

/** What an operation takes in its body. Search finds it in a section of its own, below which its fields are. */
export function requestBody(
  {body, summary}: Operation,
  anchor: string,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  if (!body) return [];
  const id = claimAnchor(`${anchor}-body`, page.anchors);
  const need = body.required ? 'required' : 'optional';
  const description = readDescription(body.description, context);
  const contents = sameSchema(body.contents);
  const types = contents.map(({schema}) => (schema ? typeText(schema) : ''));
  const section = {
    id,
    heading: 'Request body',
    level: 3,
    text: sentence([description.plain, ...types]),
  };
  const rows = {direction: 'request' as const, anchorPrefix: `${id}-`, level: 4};
  return [
    {
      ...element<ElementContent>('h3', {id}, [
        text('Request body '),
        mark(need, body.required ? need : undefined),
      ]),
      data: {text: {markdown: `### Request body ${need}`, sections: [section]}},
    },
    ...descriptionBlocks(description),
    ...contents.flatMap((content) =>
      mediaContent(content, rows, `Request body of ${summary}`, context, page),
    ),
  ];
}
