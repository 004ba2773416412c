import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {pathCode} from '../elements/pathCode.ts';
import type {Operation} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {mainContent} from '../samples/bodyContents.ts';
import {furtherExamples} from './furtherExamples.ts';
import {examplePanel, LONGEST_GIVEN, shortExample} from './responseExample.ts';

/**
 * Examples of what a webhook sends: one is shown, the author's others can be expanded. They are what readers come for, so
 * more of the first is shown than of a response.
 */
export function payloadCode(operation: Operation, context: RenderContext): ElementContent[] {
  const content = mainContent(operation);
  if (!content) return [];
  const {method, path, summary} = operation;
  const title = [methodBadge(method), text(' '), pathCode(path)];
  const label = fillMessage(context.words.samplesOf, {operation: summary});
  const shown = shortExample(content, {status: '', path: ''}, context, LONGEST_GIVEN);
  return [
    ...(shown ? examplePanel({title, label, shown}, context) : []),
    ...furtherExamples(content, operation.body?.contents ?? [], {title, label}, context),
  ];
}
