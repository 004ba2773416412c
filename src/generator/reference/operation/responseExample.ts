import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {labelledCode} from '../elements/codeSamples.ts';
import {samplePanel} from '../elements/samplePanel.ts';
import type {MediaContent} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {isJson} from '../model/isJson.ts';
import {contentExample} from '../samples/contentExample.ts';
import {type ErrorPlace, errorExample} from './errorExample.ts';
import {statusBadge} from './statusBadge.ts';

/** Longer examples are not shown: nobody would read them, and the schema next to them describes everything. */
const LONGEST_EXAMPLE = 4000;

/**
 * A panel with an example of the response with a status; nothing if no example is short enough.
 *
 * @param path Path of the request, which errors may contain.
 */
export function responseExample(
  content: MediaContent,
  {status, path}: ErrorPlace,
  context: RenderContext,
): ElementContent[] {
  // If the full example is too long, show only required fields.
  const shown =
    shortExample(content, {status, path}, false, context) ??
    shortExample({...content, examples: []}, {status, path}, true, context);
  if (!shown) return [];
  const {isText, code} = shown;
  const origin = shown.generated ? context.words.exampleFromSchema : context.words.example;
  return samplePanel({
    title: statusBadge(status, context.words),
    aside: [element('span', {className: ['sample-note']}, [text(origin)])],
    content: [
      labelledCode(fillMessage(context.words.response, {status}), isText ? 'text' : 'json', code, context),
    ],
  });
}

function shortExample(
  content: MediaContent,
  place: ErrorPlace,
  minimal: boolean,
  {model}: RenderContext,
): {code: string; isText: boolean; generated: boolean} | undefined {
  const example = contentExample(content, model, {
    direction: 'response',
    minimal,
    isNew: place.status === '201',
  });
  if (!example) return undefined;
  const {generated} = example;
  const value = generated ? errorExample(example.value, place) : example.value;
  const isText = typeof value === 'string' && !isJson(content.type);
  const code = isText ? String(value) : JSON.stringify(value, null, 2);
  return code.length > LONGEST_EXAMPLE ? undefined : {code, isText, generated};
}
