import {fillNodes} from '../elements/fillNodes.ts';
import {fragmentOf} from '../../shared/address/encoding.ts';
import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {codeList, remarkLine} from '../elements/inline.ts';
import {typeNodes} from '../elements/modelLink.ts';
import {enumValues} from '../fields/enumValues.ts';
import {schemaRules} from '../fields/schemaRules.ts';
import type {RowOptions} from '../fields/fieldRow.ts';
import {limitsLine} from '../fields/limits.ts';
import {createBudget, type FieldOptions, schemaFields} from '../fields/schemaFields.ts';
import {encodingList} from './encodingList.ts';
import {externalExamples} from '../elements/externalExamples.ts';
import type {ExternalExample, MediaContent} from '../model/ApiModel.ts';
import {followSchema} from '../model/mergeSchema.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** Media types of a body with the same schema. */
export interface SharedContent {
  types: string[];
  schema?: MediaContent['schema'];
  encodings?: MediaContent['encodings'];
  externalExamples?: ExternalExample[];
}

/** Groups media types that share a schema, and how its fields are sent. */
export function sameSchema(contents: readonly MediaContent[]): SharedContent[] {
  const groups = new Map<string, SharedContent>();
  for (const {type, schema, encodings, externalExamples: linked} of contents) {
    const key = JSON.stringify([schema, encodings]);
    const group: SharedContent = groups.get(key) ?? {
      types: [],
      ...(schema && {schema}),
      ...(encodings && {encodings}),
    };
    group.types.push(type);
    if (linked) group.externalExamples = [...(group.externalExamples ?? []), ...linked];
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The schema of a body: its media types, fields and variants. */
export function mediaContent(
  {types, schema, encodings = [], externalExamples: linked}: SharedContent,
  rows: RowOptions & Pick<FieldOptions, 'direction' | 'replaces'>,
  caption: string,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const names = codeList(types);
  const line = remarkLine(
    schema ? fillNodes(context.words.holds, {types: names, type: typeNodes(schema, context)}) : names,
  );
  const head = [line, ...externalExamples(linked, context.words)];
  if (!schema) return head;
  const inner = followSchema(schema, context.model.schemas);
  const items = schema.items ?? (schema.ref !== undefined && inner.items ? inner.items : undefined);
  const target = items ?? schema;
  const name = target.ref;
  const shown = rows.direction === 'response' && name !== undefined ? page.answered.get(name) : undefined;
  if (shown) {
    const link = element('a', {href: fragmentOf(shown.anchor)}, [text(shown.summary)]);
    return [
      ...head,
      element<ElementContent>('p', {}, fillNodes(context.words.answeredBefore, {operation: [link]})),
    ];
  }
  const within = name === undefined ? [] : [name];
  const options = {...rows, within, depth: 0, budget: createBudget()};
  const fields = schemaFields(target, caption, {options, context, page});
  const sent = encodingList(encodings, schema, context, page);
  if (fields.length > 0) return [...head, ...fields, ...schemaRules(inner, context), ...sent];
  return [
    ...head,
    ...limitsLine(inner, context),
    ...schemaRules(inner, context),
    ...enumValues(inner, context),
  ];
}
