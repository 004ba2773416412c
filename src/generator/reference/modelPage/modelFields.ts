import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import type {ElementContent} from 'hast';
import {element} from '../../shared/markup/element.ts';
import {modelLink} from '../elements/modelLink.ts';
import {pageSection} from '../elements/pageSection.ts';
import {enumValues} from '../fields/enumValues.ts';
import {schemaRules} from '../fields/schemaRules.ts';
import {limitsLine} from '../fields/limits.ts';
import {
  createBudget,
  derivedList,
  type FieldOptions,
  fieldsTable,
  otherKeys,
  schemaFields,
} from '../fields/schemaFields.ts';
import type {NamedSchema} from '../model/ApiModel.ts';
import {derivedModels} from '../model/derivedModels.ts';
import {followSchema, mergeSchema} from '../model/mergeSchema.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** The model's own fields, then those of each parent; for a model without fields, its type and values. */
export function modelFields(
  {name, schema}: NamedSchema,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {words} = context;
  const merged = mergeSchema(schema, context.model.schemas);
  const options: FieldOptions = {
    direction: 'both',
    anchorPrefix: 'field-',
    level: 3,
    within: [name],
    depth: 0,
    budget: createBudget(),
  };
  const tree = {options, context, page};
  const full = followSchema(schema, context.model.schemas);
  if (merged.properties.length + merged.patterns.length === 0) {
    const content = [
      ...schemaFields(schema, fillMessage(words.variantsOf, {name}), tree),
      ...limitsLine(full, context),
      ...schemaRules(full, context),
      // They are what the page is about.
      ...enumValues(full, context, Number.POSITIVE_INFINITY),
    ];
    const title = full.enum ? words.values : words.content;
    return pageSection({title, anchor: 'content'}, content, page, context);
  }
  const {oneOf, anyOf} = merged;
  const {discriminator} = schema;
  const derived = derivedModels(name, context.model.schemas);
  const variants = [
    ...schemaFields({types: [], oneOf, anyOf, discriminator}, '', tree),
    ...derivedList(schema, derived, tree),
  ];
  const own = [...merged.properties.filter(({from}) => from === undefined), ...merged.patterns];
  const ownFields = fieldsTable(own, fillMessage(words.fieldsOf, {name}), tree);
  const sections = pageSection(
    {title: words.fields, anchor: 'fields'},
    [
      ...ownFields.table,
      ...variants,
      ...otherKeys(merged, context),
      ...schemaRules(full, context),
      ...ownFields.nested,
    ],
    page,
    context,
  );
  for (const from of new Set(merged.properties.flatMap((property) => property.from ?? []))) {
    const inherited = merged.properties.filter((property) => property.from === from);
    const caption = fillMessage(words.fieldsInherited, {name, from});
    const {table, nested} = fieldsTable(inherited, caption, tree);
    const content = [...inheritanceNote(from, context), ...table, ...nested];
    const title = fillMessage(words.fieldsFrom, {name: from});
    sections.push(...pageSection({title, anchor: `fields-from-${from}`}, content, page, context));
  }
  return sections;
}

function inheritanceNote(from: string, context: RenderContext): ElementContent[] {
  if (!context.modelHref.has(from)) return [];
  const link = modelLink(from, context);
  return [element<ElementContent>('p', {}, fillNodes(context.words.inheritedNote, {model: [link]}))];
}
