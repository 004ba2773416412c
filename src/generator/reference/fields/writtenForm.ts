import type {ElementContent} from 'hast';
import {fillNodes} from '../elements/fillNodes.ts';
import {inlineCode, remarkLine} from '../elements/inline.ts';
import type {Parameter} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {ANY, placeholderOf, writtenText} from '../samples/writtenText.ts';

/** How a list or an object is written in a request, on a line; nothing if that is as usual. */
export function writtenForm(
  parameter: Pick<Parameter, 'name' | 'in' | 'schema' | 'form'>,
  {model, words}: Pick<RenderContext, 'model' | 'words'>,
): ElementContent[] {
  const {schema, form} = parameter;
  if (!form) return [];
  const isPlain = placeholderOf(schema, model.schemas) === ANY;
  if (isPlain && !form.isWhole && form.style !== 'label' && form.style !== 'matrix') return [];
  // Quotation marks are left of the values of JSON.
  const code = writtenText(parameter, model.schemas).replaceAll(`"${ANY}"`, ANY);
  return [remarkLine(fillNodes(words.writtenAs, {form: [inlineCode(code)]}))];
}
