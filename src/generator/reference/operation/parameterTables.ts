import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {readDescription} from '../description/readDescription.ts';
import {enumValues} from '../fields/enumValues.ts';
import {asWritten, exampleList, plainExample} from '../fields/exampleList.ts';
import {schemaRules} from '../fields/schemaRules.ts';
import {completeTable, type FieldRow, fieldRow, type RowOptions, requiredFirst} from '../fields/fieldRow.ts';
import {createBudget, nestedFields} from '../fields/schemaFields.ts';
import {limitsLine, limitsMarkdown} from '../fields/limits.ts';
import {writtenForm} from '../fields/writtenForm.ts';
import {docsLine} from '../elements/docsLink.ts';
import {externalExamples} from '../elements/externalExamples.ts';
import type {Operation, Parameter} from '../model/ApiModel.ts';
import {followSchema} from '../model/mergeSchema.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** The places of parameters, in the order of the page. */
const GROUPS = [
  ['path', 'pathParameters'],
  ['query', 'queryParameters'],
  ['header', 'headerParameters'],
  ['cookie', 'cookieParameters'],
] as const satisfies [place: Parameter['in'], title: keyof ReferenceWords][];

interface ParameterOptions extends RowOptions {
  /** Whether clients send the parameters, or receive them. */
  direction: 'request' | 'response';
}

/** A table for each place in which the operation has parameters. */
export function parameterTables(
  {parameters, summary}: Operation,
  anchor: string,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const options = {anchorPrefix: `${anchor}-`, level: 3, direction: 'request' as const};
  return parameterRows(parameters, options, context, page).flatMap(({title, rows}) => [
    element('h3', {}, [text(title)]),
    ...completeTable(rows, fillMessage(context.words.partOf, {part: title, operation: summary}), context),
  ]);
}

/** The rows of parameters by their places, each with its title. */
export function parameterRows(
  parameters: readonly Parameter[],
  {anchorPrefix, ...others}: ParameterOptions,
  context: RenderContext,
  page: PageState,
): {title: string; rows: FieldRow[]}[] {
  return GROUPS.flatMap(([place, key]) => {
    const group = parameters.filter((parameter) => parameter.in === place);
    if (group.length === 0) return [];
    const options = {
      ...others,
      ...(anchorPrefix !== undefined && {anchorPrefix: `${anchorPrefix}${place}-`}),
    };
    const rows = requiredFirst(group).map((parameter) => parameterRow(parameter, options, context, page));
    return [{title: context.words[key], rows}];
  });
}

/** The row of a parameter or header. */
export function parameterRow(
  parameter: Parameter,
  options: ParameterOptions,
  context: RenderContext,
  page: PageState,
): FieldRow {
  const {name, required, schema, deprecated, description, externalExamples: linked, form} = parameter;
  // How characters are encoded says nothing about lists.
  const {isReserved: _, ...own} = form ?? {};
  const isUsual = Object.keys(own).length === 0;
  const examples = isUsual ? parameter.examples.map(asWritten) : parameter.examples;
  const full = followSchema(schema, context.model.schemas);
  const hasPage = schema.ref !== undefined && context.modelHref.has(schema.ref);
  const example = plainExample(examples);
  const shown = example ? {...full, example: {value: example.value}, moreExamples: []} : full;
  const withExample = examples.length === 0 || example !== undefined;
  const notes = [
    ...writtenForm(parameter, context),
    ...exampleList(examples, context),
    ...externalExamples(linked, context.words),
  ];
  const inner = {...options, within: [], depth: 0, budget: createBudget()};
  const nested = nestedFields({name, schema}, {options: inner, context, page});
  const field = {
    name,
    required,
    schema,
    withValues: true,
    deprecated,
    description: readDescription(description ?? full.description, context),
    ...(nested.markdown !== undefined && {nested: nested.markdown}),
    more: [
      ...limitsLine(shown, context, withExample),
      ...schemaRules(full, context),
      ...enumValues(full, context),
      ...docsLine(hasPage ? schema.docs : full.docs, context.words),
      ...notes,
      ...nested.nodes,
    ],
    limits: limitsMarkdown(shown, context, withExample),
    notes,
  };
  return fieldRow(field, options, context, page);
}
