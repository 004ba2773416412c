import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import type {Element, ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {markdownOf} from '../../markdown/text/treeText.ts';
import {details} from '../../shared/markup/details.ts';
import {element, text} from '../../shared/markup/element.ts';
import {inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {docsLine} from '../elements/docsLink.ts';
import {codeList, inlineCode, remark, remarkLine} from '../elements/inline.ts';
import {modelLink, modelMarkdown, typeMarkdown, typeNodes} from '../elements/modelLink.ts';
import {isLockVersion} from '../example/chooseProperties.ts';
import {selectingValues} from '../example/variantValues.ts';
import {derivedModels} from '../model/derivedModels.ts';
import {enumOwner} from '../model/enumOwner.ts';
import {isSent} from '../model/isSent.ts';
import {itemsOf} from '../model/itemsOf.ts';
import {followSchema, type MergedSchema, mergeSchema} from '../model/mergeSchema.ts';
import type {Property, Schema} from '../model/Schema.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {wordsOf} from '../../shared/text/letterCase.ts';
import {typeText} from '../types/describeType.ts';
import {enumValues} from './enumValues.ts';
import {schemaRules} from './schemaRules.ts';
import {
  aboutMarkdown,
  type FieldRow,
  fieldRow,
  fieldTable,
  nestedMarkdown,
  type RowOptions,
  requiredFirst,
  valuesOf,
} from './fieldRow.ts';
import {limitsLine, limitsMarkdown} from './limits.ts';

export interface FieldOptions extends RowOptions {
  /** Requests leave out what only the server writes, responses what is never returned. */
  direction: 'request' | 'response' | 'both';
  /** Whether a request replaces a record, and therefore contains the version that was read. */
  replaces?: boolean;
  /** Models that contain the rows; a model nested in itself becomes a link. */
  within: readonly string[];
  depth: number;
  /** The fields that contain the rows, as in code: `order.lines[].`. */
  path?: string;
  /** Number of rows that may still be expanded on this page, shared by all its trees. */
  budget: {rows: number};
}

/** What all tables of a tree of fields have in common. */
export interface FieldTree {
  options: FieldOptions;
  context: RenderContext;
  page: PageState;
}

/** Tables are nested to this depth; the fields below it are rows of the innermost one, named by their paths. */
const DEEPEST = 3;

/** More models than these that a value can be are collapsed at first. */
const DERIVED_SHOWN = 12;

/** The depth below which fields are left out; hardly a document nests so deeply. */
const DEEPEST_PATH = 12;

/** Limits the number of rows of a tree, since documents may nest very deeply. */
export function createBudget(): {rows: number} {
  return {rows: 150};
}

/** A table of fields, and what follows all that is said of them. */
interface FieldsTable {
  table: ElementContent[];
  nested: ElementContent[];
}

/** A table of fields: name with marks, type, and description with constraints, values and nested fields. */
export function fieldsTable(properties: readonly Property[], caption: string, tree: FieldTree): FieldsTable {
  const {options, context} = tree;
  const shown = shownFields(properties, options, context);
  if (shown.length === 0) return {table: [], nested: []};
  options.budget.rows -= shown.length;
  const rows = shown.map((property) => propertyRow(property, tree));
  return {table: [fieldTable(rows, caption, context)], nested: nestedMarkdown(rows)};
}

/** The fields of a table; at the greatest depth, each is followed by the fields within it. */
function shownFields(
  properties: readonly Property[],
  options: FieldOptions,
  context: RenderContext,
): Property[] {
  const shown = visibleFields(properties, options, context);
  if (options.depth < DEEPEST) return shown;
  return shown.flatMap((property) => [
    property,
    ...firstOf(fieldsWithin(property, options, context), options.budget.rows),
  ]);
}

function visibleFields(
  properties: readonly Property[],
  options: FieldOptions,
  context: RenderContext,
): Property[] {
  return requiredFirst(properties.filter((property) => isShown(property, options, context)));
}

/**
 * The fields within a field at any depth, named by their paths from it. Found one by one: models that contain each other
 * have far more paths than there are rows for.
 */
function* fieldsWithin(
  {name: field, schema}: Property,
  options: FieldOptions,
  context: RenderContext,
): Generator<Property> {
  const {inner, model, step} = contentOf(schema);
  const isElsewhere = model !== undefined && (options.within.includes(model) || context.modelHref.has(model));
  if (isElsewhere || options.depth >= DEEPEST_PATH) return;
  const {properties, patterns} = mergeSchema(inner, context.model.schemas);
  const within = model === undefined ? options.within : [...options.within, model];
  const next = {...options, within, depth: options.depth + 1};
  const named = (property: Property) => ({...property, name: `${field}${step}.${property.name}`});
  for (const property of visibleFields([...properties, ...patterns], next, context)) {
    yield named(property);
    for (const below of fieldsWithin(property, next, context)) yield named(below);
  }
}

function firstOf<Item>(items: Iterable<Item>, count: number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    if (first.length >= count) break;
    first.push(item);
  }
  return first;
}

/** What a field contains: the items of a list, the values of a map, or the object itself. */
function contentOf(schema: Schema): {inner: Schema; model?: string | undefined; step: string} {
  const items = itemsOf(schema);
  const inner = items ?? schema;
  return {inner, model: inner.ref, step: schema.items ? '[]' : items ? '.*' : ''};
}

function isShown(
  {name, schema}: Property,
  {direction, replaces, depth}: FieldOptions,
  context: RenderContext,
): boolean {
  if (direction === 'both' || isSent(schema, direction, context.model.schemas)) return true;
  return direction === 'request' && replaces === true && depth === 0 && isLockVersion(name, schema);
}

function propertyRow({name, isPattern, required, schema}: Property, tree: FieldTree): FieldRow {
  const {options, context, page} = tree;
  const full = followSchema(schema, context.model.schemas);
  const own = schema.description ?? (schema.ref === undefined ? undefined : full.description);
  const hasPage = schema.ref !== undefined && context.modelHref.has(schema.ref);
  const meaning = own ?? ownTitle(schema, name) ?? itemsOf(full)?.description;
  const description = readDescription(meaning, context);
  const nested = nestedFields({name, schema}, tree);
  // Like the fields of a model with a page, its values are shown where an operation uses it.
  const {ref} = enumOwner(schema, context.model.schemas);
  const haveValuesPage = ref !== undefined && context.modelHref.has(ref);
  const withValues = !haveValuesPage || (options.depth === 0 && options.direction !== 'both');
  // That of a model is on its page.
  const withExample = schema.ref === undefined || schema.example !== undefined;
  const more = [
    ...limitsLine(full, context, withExample),
    ...schemaRules(hasPage ? schema : full, context),
    ...(withValues ? enumValues(full, context) : []),
    ...docsLine(hasPage ? schema.docs : full.docs, context.words),
    ...nested.nodes,
  ];
  // In a request, what the client sends is not marked as read-only, even if the server sets the next value.
  const shown = options.direction === 'request' ? writable(schema) : schema;
  const limits = limitsMarkdown(full, context, withExample);
  const field = {name, required, schema: shown, withValues, description, limits, more};
  const optional = {...(isPattern && {isPattern}), ...(nested.markdown && {nested: nested.markdown})};
  return fieldRow({...field, ...optional}, options, context, page);
}

/** A title that says more than the name of the field, from which FastAPI and others make one. */
function ownTitle({title}: Schema, name: string): string | undefined {
  const plain = (text: string) => wordsOf(text).join('').toLowerCase();
  return title === undefined || plain(title) === plain(name) ? undefined : title;
}

function writable({readOnly, ...schema}: Schema): Schema {
  return schema;
}

/** The fields nested in a field: collapsed at first, or a link if they would repeat a model that contains them. */
export function nestedFields(
  {name: field, schema}: Pick<Property, 'name' | 'schema'>,
  tree: FieldTree,
): {nodes: ElementContent[]; markdown?: string} {
  const {options, context} = tree;
  const {words} = context;
  const {inner, model: name, step} = contentOf(schema);
  if (name !== undefined && options.within.includes(name)) {
    return {nodes: [remarkLine(fillNodes(words.fieldsAbove, {model: [modelLink(name, context)]}))]};
  }
  // A model with its own page is expanded only once.
  const hasPage = name !== undefined && context.modelHref.has(name);
  if (hasPage && (options.depth > 0 || options.direction === 'both')) return {nodes: []};
  // At the greatest depth, the fields are the next rows.
  if (options.depth >= DEEPEST || options.budget.rows <= 0) return {nodes: []};
  const target =
    name === undefined ? (inner === schema ? followSchema(schema, context.model.schemas) : inner) : inner;
  const {properties, patterns, oneOf, anyOf} = mergeSchema(target, context.model.schemas);
  const isUnion = properties.length + patterns.length === 0 && (oneOf ?? anyOf) !== undefined;
  const titled = isUnion ? words.variantsOf : words.fieldsOf;
  const caption = name === undefined ? words.fieldsOfObject : fillMessage(words.fieldsOf, {name});
  const path = `${options.path ?? ''}${field}${step}`;
  const below = {...tree, options: {...deeper(options, name), path: `${path}.`}};
  const fields = schemaFields(target, caption, below);
  if (fields.length === 0) return {nodes: []};
  const isNamed = name !== undefined && hasPage;
  const plain = isUnion ? fillMessage(titled, {name: field}) : words.fields;
  const summary = isNamed ? fillMessage(titled, {name}) : plain;
  return {
    nodes: [details({summary: [text(summary)], className: 'nested', children: fields})],
    markdown: `${fillMessage(titled, {name: codeSpan(path)})}:\n\n${markdownOf(fields)}`,
  };
}

function deeper(options: FieldOptions, name: string | undefined): FieldOptions {
  return {
    ...options,
    anchorPrefix: undefined,
    within: name === undefined ? options.within : [...options.within, name],
    depth: options.depth + 1,
  };
}

/** The fields of any schema: merged parts, then variants, then additional keys. Empty for plain values. */
export function schemaFields(schema: Schema, caption: string, tree: FieldTree): ElementContent[] {
  const {context} = tree;
  const merged = mergeSchema(schema, context.model.schemas);
  const {properties, patterns} = merged;
  const {table, nested} = fieldsTable([...properties, ...patterns], caption, tree);
  const derived = schema.ref === undefined ? [] : derivedModels(schema.ref, context.model.schemas);
  const fields = [...table, ...variantList(schema, merged, tree), ...derivedList(schema, derived, tree)];
  if (fields.length === 0 && typeof merged.additional !== 'object') return fields;
  return [...fields, ...otherKeys(merged, context), ...nested];
}

/** Says which keys an object may have in addition to its fields. */
export function otherKeys(
  {properties, patterns, additional}: MergedSchema,
  context: RenderContext,
): ElementContent[] {
  const {words} = context;
  const hasFields = properties.length + patterns.length > 0;
  if (typeof additional === 'object') {
    const message = hasFields ? words.otherKeysHold : words.keysHold;
    return [remarkLine(fillNodes(message, {type: typeNodes(additional, context)}))];
  }
  if (additional === undefined || !hasFields) return [];
  return [remarkLine([text(additional ? words.otherKeys : words.noOtherKeys)])];
}

/** The variants of `oneOf` and `anyOf`, each under its name, with the value that identifies it. */
function variantList(
  schema: Schema,
  {oneOf, anyOf}: Pick<MergedSchema, 'oneOf' | 'anyOf'>,
  tree: FieldTree,
): ElementContent[] {
  const {options, context} = tree;
  const variants = oneOf ?? anyOf;
  if (!variants || variants.length === 0 || options.depth >= DEEPEST) return [];
  const {discriminator} = followSchema(schema, context.model.schemas);
  const items = variants.map((variant, index) => {
    const condition = selectionOf(variant, discriminator, context);
    const nodes =
      condition === undefined
        ? []
        : [
            text(' '),
            remark(
              fillNodes(condition.values.length === 0 ? context.words.whenOther : context.words.when, {
                property: [inlineCode(condition.property)],
                value: codeList(condition.values),
              }),
            ),
          ];
    const item = variantItem(variant, {index, condition: nodes}, tree);
    return {...item, markdown: `${item.markdown}${selectionMarkdown(condition, context)}`};
  });
  const title = oneOf ? context.words.oneOf : context.words.anyOf;
  const types = items.map(({markdown}) => `- ${markdown}`);
  const blocks = items.flatMap(({fields}) => fields ?? []);
  return [
    {
      ...element('p', {className: ['variants-title']}, [text(title)]),
      data: {
        text: {
          markdown: [`${title}:`, types.join('\n'), ...blocks].join('\n\n'),
          plain: sentence(variants.map((variant) => typeText(variant, context.words))),
        },
      },
    },
    {
      ...element(
        'ul',
        {className: ['variants']},
        items.map(({item}) => item),
      ),
      data: {text: {markdown: ''}},
    },
  ];
}

/** The models that a value of a model can be instead, with the values that identify them. */
export function derivedList(schema: Schema, models: readonly string[], tree: FieldTree): ElementContent[] {
  const list = variantList(schema, {oneOf: models.map((ref) => ({ref, types: []}))}, tree);
  const [title] = list;
  if (title?.type !== 'element' || models.length <= DERIVED_SHOWN) return list;
  const {data, children} = title;
  return [
    {...details({summary: children, className: 'enum-more', children: list.slice(1)}), ...(data && {data})},
  ];
}

/** What selects a variant: the property, and those of its values that do; without any, all that select no other. */
interface Selection {
  property: string;
  values: string[];
}

function selectionOf(
  {ref}: Schema,
  discriminator: Schema['discriminator'],
  {model}: RenderContext,
): Selection | undefined {
  if (!discriminator || ref === undefined) return undefined;
  return {property: discriminator.property, values: selectingValues(discriminator, ref, model.schemas)};
}

function selectionMarkdown(selection: Selection | undefined, {words}: RenderContext): string {
  if (selection === undefined) return '';
  const values = selection.values.map(codeSpan).join(', ');
  const message = escapeText(values === '' ? words.whenOther : words.when);
  return ` ${fillMessage(message, {property: codeSpan(selection.property), value: values})}`;
}

/** The fields that a variant requires, if that is all it says: they are among the fields that all variants share. */
function requiredBy({types, required = [], ...schema}: Schema): string[] {
  const others = Object.keys(schema).filter((key) => !['title', 'description', 'not'].includes(key));
  return others.length === 0 && types.every((type) => type === 'object') ? required : [];
}

function variantItem(
  variant: Schema,
  {index, condition}: {index: number; condition: ElementContent[]},
  tree: FieldTree,
): {item: Element; markdown: string; fields?: string} {
  const {options, context} = tree;
  const name = variant.ref;
  const isInline = name === undefined;
  const title = variant.title ?? fillMessage(context.words.variant, {number: index + 1});
  const isElsewhere = !isInline && (options.within.includes(name) || context.modelHref.has(name));
  const fields =
    isElsewhere || options.budget.rows <= 0
      ? []
      : schemaFields(variant, context.words.fieldsOfVariant, {...tree, options: deeper(options, name)});
  const required = requiredBy(variant);
  const type =
    required.length > 0
      ? remark([text(`${context.words.required}: `), ...codeList(required)])
      : element<ElementContent>('span', {className: ['type']}, typeNodes(variant, context));
  const isTyped = isInline && fields.length === 0;
  const description = readDescription(isInline ? variant.description : undefined, context);
  const words = inlineDescription(description);
  const item = element<ElementContent>('li', {}, [
    element<ElementContent>('strong', {}, [isInline ? text(title) : modelLink(name, context)]),
    ...(isTyped ? [text(' '), type] : []),
    ...condition,
    ...(words.length === 0 ? [] : [text(' '), element<ElementContent>('span', {}, words)]),
    ...(isInline ? [...limitsLine(variant, context), ...enumValues(variant, context)] : []),
    ...fields,
    ...(isInline ? schemaRules(variant, context) : []),
  ]);
  const label = isInline ? escapeText(title) : modelMarkdown(name, context);
  const own = {schema: variant, description, limits: limitsMarkdown(variant, context)};
  const about = isInline ? aboutMarkdown(own, valuesOf(variant, context), context) : '';
  const kind =
    required.length > 0
      ? `${escapeText(context.words.required)}: ${required.map(codeSpan).join(', ')}`
      : typeMarkdown(variant, context);
  const named = variant.title === undefined ? kind : `${label}, ${kind}`;
  const markdown = [isTyped ? named : label, about].filter(Boolean).join(required.length > 0 ? '; ' : ': ');
  if (fields.length === 0) return {item, markdown};
  return {
    item,
    markdown,
    fields: `${fillMessage(context.words.fieldsOf, {name: label})}:\n\n${markdownOf(fields)}`,
  };
}
