import {enumMeaning} from '../model/enumMeaning.ts';
import {followSchema, mergeSchema} from '../model/mergeSchema.ts';
import type {Property, Schema} from '../model/Schema.ts';
import {describeLimits, valueText} from '../types/describeLimits.ts';
import {inlineDescription} from './descriptionHtml.ts';
import {codeHtml, escapeHtml, escapeText} from './html.ts';
import {claimRowAnchor, type PageState, type RenderContext} from './RenderContext.ts';
import {modelLink, typeHtml} from './typeHtml.ts';

export interface FieldOptions {
  /** Requests leave out what the server alone writes, responses what is never sent back. */
  direction: 'request' | 'response' | 'both';
  /** Prefix of the rows' anchors; rows without one cannot be linked. */
  anchorPrefix?: string;
  /** Models that the rows stand in: one that is inside of itself is a link. */
  within: readonly string[];
  depth: number;
  /** Rows that may still be opened up on this page; shared by all its trees. */
  budget: {rows: number};
}

/** Rows below this depth, and models inside of models, are links. */
const DEEPEST = 3;

/** A list of values that is longer than this is closed at first. */
const ENUM_SHOWN = 8;

/** Rows that one tree may have: a document may nest without end. */
export function createBudget(): {rows: number} {
  return {rows: 150};
}

/** A table of fields: name with its marks, type, and description with constraints, values and nested fields. */
export function fieldsHtml(
  properties: Property[],
  options: FieldOptions,
  context: RenderContext,
  page: PageState,
  caption: string,
): string {
  const sorted = shownFields(properties, options.direction, context);
  if (sorted.length === 0) return '';
  options.budget.rows -= sorted.length;
  const rows = sorted.map((property) => fieldRow(property, options, context, page));
  return tableHtml(rows, caption);
}

/** The fields that a direction has, the required ones first. */
export function shownFields(
  properties: Property[],
  direction: FieldOptions['direction'],
  context: RenderContext,
): Property[] {
  return requiredFirst(properties.filter(({schema}) => isShown(schema, direction, context)));
}

/** What is required, then the rest, each in its order. */
export function requiredFirst<T extends {required: boolean}>(rows: T[]): T[] {
  return [...rows.filter(({required}) => required), ...rows.filter(({required}) => !required)];
}

/** The table around rows. */
export function tableHtml(rows: string[], caption: string): string {
  const head = '<tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Description</th></tr>';
  return `<table class="fields"><caption>${escapeText(caption)}</caption><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}

function fieldRow(
  property: Property,
  options: FieldOptions,
  context: RenderContext,
  page: PageState,
): string {
  const {name, required, schema} = property;
  const full = followSchema(schema, context.model.schemas);
  const description = schema.description ?? (schema.ref === undefined ? undefined : full.description);
  const body = [
    inlineDescription(description ?? schema.title, context, page),
    constraintsHtml(full, schema.ref === undefined),
    schema.ref !== undefined && context.modelHref.has(schema.ref) ? '' : enumHtml(full, context, page),
    nestedHtml(schema, full, options, context, page),
  ].join('');
  return rowHtml(
    {name, required, schema: {...schema, flags: schema.flags}, type: typeHtml(schema, context, page), body},
    options,
    page,
    context,
  );
}

/** One row; for parameters too. */
export function rowHtml(
  row: {name: string; required: boolean; schema: Schema; type: string; body: string},
  {anchorPrefix}: Pick<FieldOptions, 'anchorPrefix'>,
  page: PageState,
  context: RenderContext,
): string {
  const {name, required, schema, type, body} = row;
  const anchor = anchorPrefix === undefined ? undefined : claimRowAnchor(anchorPrefix + name, page);
  const code = codeHtml(name);
  const label =
    anchor === undefined
      ? code
      : `<a class="field-link" href="${escapeHtml(`#${encodeURI(anchor)}`)}">${code}</a>`;
  const id = anchor === undefined ? '' : ` id="${escapeHtml(anchor)}"`;
  const marks = [
    ...(required ? [markHtml('required')] : []),
    ...(schema.readOnly ? [markHtml('read-only')] : []),
    ...(schema.writeOnly ? [markHtml('write-only')] : []),
    ...(schema.deprecated ? [markHtml('deprecated')] : []),
    ...flagMarks(schema, context, page),
  ].join(' ');
  return `<tr${id}><th scope="row">${label}${marks === '' ? '' : ` <span class="marks">${marks}</span>`}</th><td>${type}</td><td>${body}</td></tr>`;
}

function markHtml(label: string): string {
  return `<span class="mark mark-${label}">${label}</span>`;
}

function flagMarks({flags = []}: Schema, {config}: RenderContext, page: PageState): string[] {
  return config.flags
    .filter(({extension}) => flags.includes(extension))
    .map(({extension, label}) => {
      page.flags.add(extension);
      return `<span class="mark mark-flag">${escapeText(label)}</span>`;
    });
}

function isShown(schema: Schema, direction: FieldOptions['direction'], context: RenderContext): boolean {
  const {readOnly, writeOnly} = direction === 'both' ? schema : followSchema(schema, context.model.schemas);
  return !(direction === 'request' && readOnly) && !(direction === 'response' && writeOnly);
}

/** Constraints in words, and the example. */
export function constraintsHtml(schema: Schema, withExample = true): string {
  const items =
    schema.types.includes('array') && schema.items
      ? describeLimits({...schema.items, default: undefined})
      : [];
  const words = [
    ...describeLimits(schema).map(
      ({words: text, code}) => escapeText(text) + (code === undefined ? '' : ` ${codeHtml(code)}`),
    ),
    ...items.map(
      ({words: text, code}) => `each ${escapeText(text)}${code === undefined ? '' : ` ${codeHtml(code)}`}`,
    ),
  ];
  const example = schema.example?.value;
  if (
    withExample &&
    example !== undefined &&
    example !== null &&
    typeof example !== 'object' &&
    !schema.enum
  ) {
    words.push(`example ${codeHtml(valueText(example))}`);
  }
  if (words.length === 0) return '';
  const text = words.join(', ');
  return `<p class="limits">${text.charAt(0).toUpperCase()}${text.slice(1)}</p>`;
}

/** Fixed values with what each means. */
export function enumHtml(schema: Schema, context: RenderContext, page: PageState): string {
  const source = schema.enum ? schema : schema.items?.enum ? schema.items : undefined;
  const values = source?.enum;
  if (!values) return '';
  const items = values.map((value) => {
    const meaning = enumMeaning(source, value);
    const text = meaning === undefined ? '' : ` <span>${inlineDescription(meaning, context, page)}</span>`;
    return `<li>${codeHtml(valueText(value))}${text}</li>`;
  });
  const list = `<ul class="enum${source.enumDescriptions ? ' enum-described' : ''}">${items.join('')}</ul>`;
  if (values.length <= ENUM_SHOWN) return list;
  return `<details class="enum-more"><summary>${values.length} values</summary>${list}</details>`;
}

/** What is inside of a field: closed at first, and a link where it would repeat what it stands in. */
function nestedHtml(
  schema: Schema,
  full: Schema,
  options: FieldOptions,
  context: RenderContext,
  page: PageState,
): string {
  const inner =
    schema.items ?? (typeof schema.additional === 'object' ? schema.additional : undefined) ?? schema;
  const name = inner.ref ?? (inner.allOf?.length === 1 ? inner.allOf[0]?.ref : undefined);
  if (name !== undefined && options.within.includes(name)) {
    return `<p class="limits">${modelLink(name, context, page)}: its fields stand above.</p>`;
  }
  // A model that has its own page is opened up only once.
  const hasPage = name !== undefined && context.modelHref.has(name);
  if (hasPage && (options.depth > 0 || options.direction === 'both')) return '';
  if (options.depth >= DEEPEST || options.budget.rows <= 0) return '';
  const target = name === undefined ? (inner === schema ? full : inner) : inner;
  const html = schemaFieldsHtml(
    target,
    {
      ...options,
      anchorPrefix: undefined,
      within: name === undefined ? options.within : [...options.within, name],
      depth: options.depth + 1,
    },
    context,
    page,
    `Fields of ${name ?? 'this object'}`,
  );
  if (html === '') return '';
  const what = name === undefined || !hasPage ? 'Fields' : `Fields of ${name}`;
  return `<details class="nested"><summary>${escapeText(what)}</summary>${html}</details>`;
}

/** The fields of a schema, whatever way it is made up: merged parts, then variants, then free keys. Empty for plain values. */
export function schemaFieldsHtml(
  schema: Schema,
  options: FieldOptions,
  context: RenderContext,
  page: PageState,
  caption: string,
): string {
  const {properties, oneOf, anyOf, additional} = mergeSchema(schema, context.model.schemas);
  const fields = fieldsHtml(properties, options, context, page, caption);
  const variants = variantsHtml(oneOf, anyOf, schema, options, context, page);
  const free =
    typeof additional === 'object'
      ? `<p class="limits">Other keys hold ${typeHtml(additional, context, page)}.</p>`
      : additional === true && properties.length > 0
        ? '<p class="limits">Other keys are allowed.</p>'
        : '';
  return fields + variants + (fields === '' && variants === '' && typeof additional !== 'object' ? '' : free);
}

/** `oneOf` and `anyOf`: each variant under its own name, with the value that tells it apart. */
function variantsHtml(
  oneOf: Schema[] | undefined,
  anyOf: Schema[] | undefined,
  schema: Schema,
  options: FieldOptions,
  context: RenderContext,
  page: PageState,
): string {
  const variants = oneOf ?? anyOf;
  if (!variants || variants.length === 0 || options.depth >= DEEPEST) return '';
  const full = followSchema(schema, context.model.schemas);
  const byModel = new Map(
    Object.entries(full.discriminator?.mapping ?? {}).map(([value, name]) => [name, value]),
  );
  const items = variants.map((variant, index) => {
    const name = variant.ref;
    const label =
      name === undefined
        ? escapeText(variant.title ?? `Variant ${index + 1}`)
        : modelLink(name, context, page);
    const value = name === undefined ? undefined : byModel.get(name);
    const told =
      full.discriminator && value !== undefined
        ? ` <span class="limits">when ${codeHtml(full.discriminator.property)} is ${codeHtml(value)}</span>`
        : '';
    const isOpen = name !== undefined && (options.within.includes(name) || context.modelHref.has(name));
    const inner =
      isOpen || options.budget.rows <= 0
        ? ''
        : schemaFieldsHtml(
            variant,
            {
              ...options,
              anchorPrefix: undefined,
              depth: options.depth + 1,
              within: name === undefined ? options.within : [...options.within, name],
            },
            context,
            page,
            'Fields of this variant',
          );
    const type =
      name === undefined && inner === ''
        ? ` <span class="type">${typeHtml(variant, context, page)}</span>`
        : '';
    const text = inlineDescription(
      variant.ref === undefined ? variant.description : undefined,
      context,
      page,
    );
    return `<li><strong>${label}</strong>${type}${told}${text === '' ? '' : ` <span>${text}</span>`}${inner}</li>`;
  });
  return `<p class="variants-title">${oneOf ? 'One of these' : 'Any of these'}</p><ul class="variants">${items.join('')}</ul>`;
}
