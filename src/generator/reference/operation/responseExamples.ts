import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import type {ApiResponse, MediaContent} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import type {ErrorPlace} from './errorExample.ts';
import {exampleNote} from './exampleNote.ts';
import {furtherExamples} from './furtherExamples.ts';
import {responseExample} from './responseExample.ts';
import {statusBadge} from './statusBadge.ts';

/** The example of one content of a response, and the author's others. */
export function responseExamples(
  {contents}: ApiResponse,
  shown: MediaContent,
  place: ErrorPlace,
  context: RenderContext,
): ElementContent[] {
  const {words} = context;
  const title = statusBadge(place.status, words);
  const label = fillMessage(words.response, {status: place.status});
  const [first] = shown.examples;
  return [
    ...(first ? exampleNote(first, context) : []),
    ...responseExample(shown, place, context),
    ...furtherExamples(shown, contents, {title, label}, context),
  ];
}
