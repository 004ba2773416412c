import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan, escapeCell, escapeText, tableText} from '../../markdown/text/syntax.ts';
import type {Parameter} from '../model/ApiModel.ts';
import {followSchema} from '../model/mergeSchema.ts';
import type {Property, Schema} from '../model/Schema.ts';
import {valueText} from '../types/describeLimits.ts';
import {typeText} from '../types/describeType.ts';
import {descriptionText} from './descriptionText.ts';
import {limitsMarkdown, type ReferenceWriter, typeMarkdown, write} from './ReferenceWriter.ts';

/** A row of a table of fields or parameters. */
interface Row {
  name: string;
  required: boolean;
  schema: Schema;
  deprecated?: boolean;
  description?: string;
}

/**
 * Writes a table of fields. What search finds of its rows is added by the function that is returned: rows are
 * sections of their own, and come after what else their heading holds.
 *
 * @param prefix Prefix of the rows' anchors, as the HTML has them; undefined where rows have none.
 * @param level Level of the rows' sections.
 */
export function writeFields(
  writer: ReferenceWriter,
  properties: readonly (Property | Parameter)[],
  prefix: string | undefined,
  level: number,
): () => void {
  if (properties.length === 0) return () => {};
  const rows = properties.map((property) => createRow(property, writer));
  write(writer, tableText([['Name', 'Type', 'Description'], ...rows.map(({cells}) => cells)]));
  return () => {
    for (const {name, facts} of rows) {
      const anchor = prefix === undefined ? undefined : writer.page.rows.get(prefix + name);
      const {outline} = writer;
      if (anchor === undefined) outline.add(` ${sentence([name, ...facts])} `);
      else {
        outline.heading(level, anchor, () => outline.add(name), [name]);
        outline.add(sentence(facts));
      }
    }
  };
}

function createRow(
  {name, required, schema, deprecated, description}: Row,
  {context}: ReferenceWriter,
): {name: string; cells: string[]; facts: string[]} {
  const full = followSchema(schema, context.model.schemas);
  const own = descriptionText(
    description ?? schema.description ?? (schema.ref === undefined ? full.description : undefined),
    context,
  );
  const flags = context.config.flags
    .filter(({extension}) => schema.flags?.includes(extension))
    .map(({label}) => label);
  const marks = [
    required && 'required',
    schema.readOnly && 'read-only',
    schema.writeOnly && 'write-only',
    (deprecated || schema.deprecated) && 'deprecated',
    ...flags,
  ].filter((mark) => typeof mark === 'string');
  const values = valuesOf(schema, full, context.modelHref);
  const list = values.length === 0 ? '' : `One of ${values.map(codeSpan).join(', ')}.`;
  const limits = schema.ref === undefined ? limitsMarkdown(full) : '';
  return {
    name,
    cells: [
      codeSpan(name),
      [typeMarkdown(schema, context), ...marks.map(escapeText)].join(', '),
      [own.line, limits, list].filter(Boolean).join(' '),
    ].map(escapeCell),
    facts: [own.text, typeText(schema), ...marks, values.join(', ')],
  };
}

/** Fixed values of a field, unless the page of its model has them. */
function valuesOf(schema: Schema, full: Schema, pages: ReadonlyMap<string, string>): string[] {
  if (schema.ref !== undefined && pages.has(schema.ref)) return [];
  return (full.enum ?? full.items?.enum ?? []).map(valueText);
}
