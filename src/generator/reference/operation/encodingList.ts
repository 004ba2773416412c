import type {ElementContent} from 'hast';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import {codeList, inlineCode, remarkLine} from '../elements/inline.ts';
import {completeTable} from '../fields/fieldRow.ts';
import {writtenForm} from '../fields/writtenForm.ts';
import type {Encoding} from '../model/ApiModel.ts';
import {mergeSchema} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {parameterRow} from './parameterTables.ts';

/** How the fields of a form are sent that differ from the defaults: media types, lists and objects, headers. */
export function encodingList(
  encodings: readonly Encoding[],
  schema: Schema,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {words, model} = context;
  const {properties} = mergeSchema(schema, model.schemas);
  return encodings.flatMap(({name, contentType, form, headers}) => {
    const types = contentType?.split(',').map((type) => type.trim());
    const own = properties.find((property) => property.name === name)?.schema;
    const rows = headers.map((header) =>
      parameterRow(header, {level: 4, direction: 'request'}, context, page),
    );
    const caption = fillMessage(words.headersOfPart, {part: name});
    return [
      ...(types
        ? [remarkLine(fillNodes(words.partSentAs, {part: [inlineCode(name)], types: codeList(types)}))]
        : []),
      ...(own && form ? writtenForm({name, in: 'query', schema: own, form}, context) : []),
      ...(rows.length === 0
        ? []
        : [
            remarkLine(fillNodes(words.headersOfPart, {part: [inlineCode(name)]})),
            ...completeTable(rows, caption, context),
          ]),
    ];
  });
}
