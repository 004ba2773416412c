import type {ElementContent} from 'hast';
import {fillNodes} from '../elements/fillNodes.ts';
import {inlineCode, joined, remarkLine} from '../elements/inline.ts';
import type {Parameter} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {ANY, writtenText, writtenTexts} from '../samples/writtenText.ts';

/** How a list or an object is written in a request, on a line; nothing if that is as usual. */
export function writtenForm(
  parameter: Pick<Parameter, 'name' | 'in' | 'schema' | 'form'>,
  {model, words}: Pick<RenderContext, 'model' | 'words'>,
): ElementContent[] {
  const {form} = parameter;
  if (!form) return [];
  const texts = writtenTexts(parameter, model.schemas);
  const isOwnForm = form.isWhole || form.style === 'label' || form.style === 'matrix';
  if (texts.length === 0 && isOwnForm) texts.push(writtenText(parameter, model.schemas));
  if (texts.length === 0) return [];
  // Quotation marks are left of the values of JSON.
  const codes = texts.map((one) => [inlineCode(one.replaceAll(`"${ANY}"`, ANY))]);
  return [remarkLine(fillNodes(words.writtenAs, {form: joined(codes, words.or)}))];
}
