import type {ElementContent} from 'hast';
import {codeTabs} from '../elements/codeSamples.ts';
import type {Operation} from '../model/ApiModel.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {createSamples} from '../samples/createSamples.ts';
import {isJson} from '../samples/contentExample.ts';
import {responseExample} from './responseExample.ts';

/** Samples, and below them what comes back. */
export function operationCode(
  operation: Operation,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const samples = createSamples(operation, context.model, context.config);
  const success = operation.responses.find(({status}) => /^2/.test(status));
  const content = success?.contents.find(({type}) => isJson(type)) ?? success?.contents[0];
  return [
    ...codeTabs(samples, `Samples of ${operation.summary}`, context, page),
    ...(success && content ? responseExample(content, success.status, context) : []),
  ];
}
