import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {labelledCode} from '../elements/codeSamples.ts';
import {samplePanel} from '../elements/samplePanel.ts';
import type {ExampleOptions} from '../example/ExampleOptions.ts';
import type {MediaContent} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {isJson} from '../model/isJson.ts';
import {isXml} from '../samples/xmlText.ts';
import {exactJson} from '../source/exactNumbers.ts';
import {contentExample} from '../samples/contentExample.ts';
import {isFileContent} from '../samples/createBody.ts';
import {type ErrorPlace, errorExample} from './errorExample.ts';
import {statusBadge} from './statusBadge.ts';

/**
 * Longer examples are not shown: nobody would read them, and the schema next to them describes everything. The author's
 * say more, and most of their code is folded.
 */
const LONGEST_MADE = 4000;
export const LONGEST_GIVEN = 16_000;

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
  const shown = shortExample(content, {status, path}, context);
  if (!shown) return [];
  const label = fillMessage(context.words.response, {status});
  return examplePanel({title: statusBadge(status, context.words), label, shown}, context);
}

/** An example as code. */
interface ShownExample {
  code: string;
  language: string;
  /** Whether it was made from the schema. */
  generated: boolean;
}

/** A panel with an example, and where it comes from. */
export function examplePanel(
  {title, label, shown}: {title: ElementContent[]; label: string; shown: ShownExample},
  context: RenderContext,
): ElementContent[] {
  const {language, code, generated} = shown;
  const origin = generated ? context.words.exampleFromSchema : context.words.example;
  return samplePanel({
    title,
    aside: [element('span', {className: ['sample-note']}, [text(origin)])],
    content: [labelledCode(label, language, code, context)],
  });
}

/** The example of what the server sends; if it is too long, one made from the schema, with fewer and fewer fields, or none. */
export function shortExample(
  content: MediaContent,
  place: ErrorPlace,
  context: RenderContext,
  longest = LONGEST_MADE,
): ShownExample | undefined {
  const short = (example: ShownExample | undefined) =>
    example && example.code.length <= (example.generated ? longest : LONGEST_GIVEN) ? example : undefined;
  const described = {...content, examples: []};
  return (
    short(exampleOf(content, place, {minimal: false}, context)) ??
    short(exampleOf(described, place, {minimal: false}, context)) ??
    short(exampleOf(described, place, {minimal: false, brief: true}, context)) ??
    short(exampleOf(described, place, {minimal: true}, context))
  );
}

function exampleOf(
  content: MediaContent,
  place: ErrorPlace,
  extent: Pick<ExampleOptions, 'minimal' | 'brief'>,
  {model}: RenderContext,
): ShownExample | undefined {
  const example = contentExample(content, model, {
    direction: 'response',
    ...extent,
    isNew: place.status === '201',
  });
  if (!example) return undefined;
  const {generated} = example;
  // Made-up bytes of a file say nothing.
  if (generated && isFileContent(content, model)) return undefined;
  const value = generated ? errorExample(example.value, place) : example.value;
  const isText = typeof value === 'string' && !isJson(content.type);
  const code = isText ? String(value) : exactJson(value, model.longIntegers);
  const language = !isText ? 'json' : isXml(content.type) ? 'xml' : 'text';
  return {code, language, generated};
}
