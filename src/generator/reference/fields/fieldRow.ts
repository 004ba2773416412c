import {fragmentOf} from '../../shared/address/encoding.ts';
import type {Element, ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan, escapeCell, escapeText, tableText} from '../../markdown/text/syntax.ts';
import {markdownOf} from '../../markdown/text/treeText.ts';
import {element, text} from '../../shared/markup/element.ts';
import {type TableRow, table} from '../../shared/markup/table.ts';
import type {TextSection} from '../../shared/page/PageText.ts';
import type {Description} from '../render/Description.ts';
import {inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {docsLine} from '../elements/docsLink.ts';
import {inlineCode, joined, mark} from '../elements/inline.ts';
import {typeMarkdown, typeNodes} from '../elements/modelLink.ts';
import {enumOwner} from '../model/enumOwner.ts';
import {enumMeaning} from '../model/enumMeaning.ts';
import {followSchema} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {claimAnchor, type PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {valueText} from '../types/describeLimits.ts';
import {typeText} from '../types/describeType.ts';
import {valuesMarkdown} from './enumValues.ts';
import {schemaRules} from './schemaRules.ts';

/** A field of a schema, a parameter or a header. */
export interface FieldData {
  name: string;
  isPattern?: true;
  required: boolean;
  schema: Schema;
  /** Whether the row lists the values of an enum that has a page of its own. */
  withValues?: boolean;
  deprecated?: boolean;
  description: Description;
  /** Its constraints and example as Markdown. */
  limits: string;
  /** What follows the description. */
  more: ElementContent[];
  /** What `more` says that neither the schema nor the description does. */
  notes?: ElementContent[];
  /** The fields within it as Markdown, which a cell of a Markdown table cannot contain. */
  nested?: string;
}

/** How the rows of a table are anchored and searched. */
export interface RowOptions {
  /** Prefix of the rows' anchors; without one, rows cannot be linked to and are left out of the search. */
  anchorPrefix?: string;
  /** Level of the rows as sections for search. */
  level: number;
}

/** A row with its Markdown cells and its section for search. */
export interface FieldRow {
  row: TableRow<ElementContent>;
  cells: string[];
  /** Markdown that follows the table. */
  nested?: string;
  section?: TextSection;
}

/** The row of a field: its name with marks, its type, and its description and constraints. */
export function fieldRow(
  field: FieldData,
  {anchorPrefix, level}: RowOptions,
  context: RenderContext,
  page: PageState,
): FieldRow {
  const {name, schema, description, more} = field;
  const id = anchorPrefix === undefined ? undefined : claimAnchor(anchorPrefix + name, page.anchors);
  const flags = context.config.flags.filter(({extension}) => schema.flags?.includes(extension));
  for (const {extension} of flags) page.flags.add(extension);
  const words = wordMarks(field);
  const marks = [
    ...words.map(({word, kind}) => mark(context.words[word], kind)),
    ...flags.map(({label}) => mark(label, 'flag')),
  ];
  const code = inlineCode(name);
  const label =
    id === undefined ? code : element('a', {className: ['field-link'], href: fragmentOf(id)}, [code]);
  const head: ElementContent[] =
    marks.length === 0
      ? [label]
      : [
          label,
          text(' '),
          element(
            'span',
            {className: ['marks']},
            joined(
              marks.map((one) => [one]),
              ' ',
            ),
          ),
        ];
  const row = {
    id,
    cells: [head, typeNodes(schema, context), [...inlineDescription(description), ...more]],
    hasHead: true,
  };
  const allMarks = [...words.map(({word}) => context.words[word]), ...flags.map((flag) => flag.label)];
  const {cells, section} = rowText(field, allMarks, {id: id ?? '', level}, context);
  const {nested} = field;
  return {row, cells, ...(nested !== undefined && {nested}), ...(id !== undefined && {section})};
}

/** A mark with a message of the theme, and the class that styles it. */
interface WordMark {
  word: 'keyPattern' | 'required' | 'readOnly' | 'writeOnly' | 'deprecated';
  kind: string;
}

function wordMarks({isPattern, required, deprecated, schema}: FieldData): WordMark[] {
  return [
    ...(isPattern ? [{word: 'keyPattern', kind: 'pattern'} as const] : []),
    ...(required ? [{word: 'required', kind: 'required'} as const] : []),
    ...(schema.readOnly ? [{word: 'readOnly', kind: 'read-only'} as const] : []),
    ...(schema.writeOnly ? [{word: 'writeOnly', kind: 'write-only'} as const] : []),
    ...(deprecated || schema.deprecated ? [{word: 'deprecated', kind: 'deprecated'} as const] : []),
  ];
}

function rowText(
  {name, schema, withValues = false, description, limits, notes = []}: FieldData,
  marks: string[],
  {id, level}: {id: string; level: number},
  context: RenderContext,
): {cells: string[]; section: TextSection} {
  const values = valuesOf(schema, context, withValues);
  const more = markdownOf(notes).replaceAll('\n\n', ' ');
  return {
    cells: [
      codeSpan(name),
      [typeMarkdown(schema, context), ...marks.map(escapeText)].join(', '),
      aboutMarkdown({schema, description, limits}, values, context, more),
    ].map(escapeCell),
    section: {
      id,
      heading: name.replace(/\s+/g, ' ').trim(),
      level,
      text: sentence([description.plain, typeText(schema, context.words), ...marks, values.join(', ')]),
      names: [name],
    },
  };
}

/**
 * What a schema says besides its type, as Markdown on one line: description, constraints, rules, values and link.
 *
 * @param values See `valuesOf`.
 * @param more Sentences that follow.
 */
export function aboutMarkdown(
  {schema, description, limits}: Pick<FieldData, 'schema' | 'description' | 'limits'>,
  values: string[],
  context: RenderContext,
  more = '',
): string {
  const full = followSchema(schema, context.model.schemas);
  const {owner} = enumOwner(schema, context.model.schemas);
  const meaningOf = (value: string) => readDescription(enumMeaning(owner, value), context).line;
  const list = valuesMarkdown(values, context.words, meaningOf);
  const hasPage = schema.ref !== undefined && context.modelHref.has(schema.ref);
  const rules = markdownOf(schemaRules(hasPage ? schema : full, context)).replaceAll('\n\n', ' ');
  const docs = markdownOf(docsLine(hasPage ? schema.docs : full.docs, context.words));
  const lead = [description.line, limits].filter(Boolean).join(' ');
  const sentences = [rules, list, docs, more].filter(Boolean);
  const isOpen = sentences.length > 0 && UNFINISHED.test(description.line);
  return [isOpen ? `${lead}.` : lead, ...sentences].filter(Boolean).join(' ');
}

/** The end of a text without a full stop; Chinese and Japanese have another one. */
const UNFINISHED = /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N})\]`*"’”]$/u;

/**
 * The enum values of a field.
 *
 * @param isComplete Whether to list those of a model that has a page, too.
 */
export function valuesOf(schema: Schema, {model, modelHref}: RenderContext, isComplete = false): string[] {
  const {owner, ref} = enumOwner(schema, model.schemas);
  if (!isComplete && ref !== undefined && modelHref.has(ref)) return [];
  return (owner.enum ?? []).map((value) => valueText(value, model.longIntegers));
}

/** A table of field rows; what its cells cannot contain in Markdown is in `nestedMarkdown`. */
export function fieldTable(
  rows: readonly FieldRow[],
  caption: string,
  {words}: Pick<RenderContext, 'words'>,
): Element {
  const columns = [words.name, words.type, words.description];
  return {
    ...table({className: 'fields', caption, columns, rows: rows.map(({row}) => row)}),
    data: {
      text: {
        markdown: rows.length === 0 ? '' : tableText([columns, ...rows.map(({cells}) => cells)]),
        sections: rows.flatMap(({section}) => section ?? []),
      },
    },
  };
}

/**
 * The fields within those of a table, which are in its cells and have tables of their own in Markdown. They follow all
 * that is said of the fields around them, which would otherwise be read as said of the last table.
 */
export function nestedMarkdown(rows: readonly FieldRow[]): ElementContent[] {
  const blocks = rows.flatMap(({nested}) => nested ?? []);
  return blocks.length === 0 ? [] : [{type: 'raw', value: '', data: {text: {markdown: blocks.join('\n\n')}}}];
}

/** A table of field rows, and what its cells cannot contain in Markdown right after it. */
export function completeTable(
  rows: readonly FieldRow[],
  caption: string,
  context: Pick<RenderContext, 'words'>,
): ElementContent[] {
  return [fieldTable(rows, caption, context), ...nestedMarkdown(rows)];
}

/** Moves required rows to the front, and otherwise keeps the order. */
export function requiredFirst<T extends {required: boolean}>(rows: readonly T[]): T[] {
  return [...rows.filter(({required}) => required), ...rows.filter(({required}) => !required)];
}
