import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {readDescription} from '../description/readDescription.ts';
import {enumValues} from '../fields/enumValues.ts';
import {type FieldRow, fieldRow, fieldTable, type RowOptions, requiredFirst} from '../fields/fieldRow.ts';
import {limitsLine} from '../fields/limits.ts';
import type {Operation, Parameter} from '../model/ApiModel.ts';
import {followSchema} from '../model/mergeSchema.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** Parameters by their place, in the order of the page. */
const GROUPS: [place: Parameter['in'], title: string][] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookie parameters'],
];

/** A table for each place that parameters of the operation have. */
export function parameterTables(
  {parameters, summary}: Operation,
  anchor: string,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  return GROUPS.flatMap(([place, title]): ElementContent[] => {
    const group = parameters.filter((parameter) => parameter.in === place);
    if (group.length === 0) return [];
    const options = {anchorPrefix: `${anchor}-${place}-`, level: 3};
    const rows = requiredFirst(group).map((parameter) => parameterRow(parameter, options, context, page));
    return [element('h3', {}, [text(title)]), fieldTable(rows, `${title} of ${summary}`)];
  });
}

/** The row of a parameter or of a header. */
export function parameterRow(
  {name, required, schema, deprecated, description, example}: Parameter,
  options: RowOptions,
  context: RenderContext,
  page: PageState,
): FieldRow {
  const full = followSchema(schema, context.model.schemas);
  const shown =
    example && typeof example.value !== 'object' ? {...full, example: {value: example.value}} : full;
  const field = {
    name,
    required,
    schema,
    deprecated,
    description: readDescription(description ?? schema.description, context),
    more: [...limitsLine(shown), ...enumValues(full, context)],
  };
  return fieldRow(field, options, context, page);
}
