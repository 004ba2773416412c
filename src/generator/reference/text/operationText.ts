import {operationAnchor} from '../render/operationAnchor.ts';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan, escapeCell, escapeText, tableText} from '../../markdown/text/syntax.ts';
import type {MediaContent, Operation} from '../model/ApiModel.ts';
import {followSchema, mergeSchema} from '../model/mergeSchema.ts';
import {describeSecurity} from '../render/describeSecurity.ts';
import {requiredFirst, shownFields} from '../render/fieldsHtml.ts';
import {PARAMETER_GROUPS, sameSchema} from '../render/operationHtml.ts';
import {statusMeaning} from '../render/statusMeaning.ts';
import {typeText} from '../types/describeType.ts';
import {descriptionText, linkMarkdown} from './descriptionText.ts';
import {writeFields} from './fieldRows.ts';
import {htmlMarkdown} from './htmlMarkdown.ts';
import {type ReferenceWriter, typeMarkdown, write, writeCodes, writeHeading} from './ReferenceWriter.ts';

/** Level of the sections that rows of parameters are; those of a body stand below its heading. */
const ROW_LEVEL = 3;

/** Writes the section of one operation. */
export function writeOperation(operation: Operation, writer: ReferenceWriter): void {
  const {context, outline, page} = writer;
  const {id, method, path, summary, description, deprecated, docs, security} = operation;
  const anchor = operationAnchor(operation, context);
  writeHeading(writer, 2, anchor, summary, [path, id]);
  const own = descriptionText(description === summary ? undefined : description, context);
  outline.add(`${sentence([`${method} ${path}`, own.text])} `);
  const more = docs ? linkMarkdown(docs.description ?? 'More on this operation', docs.url) : '';
  write(
    writer,
    codeSpan(`${method} ${path}`),
    deprecated ? '**Deprecated.** Do not use it in new code.' : '',
    own.markdown,
    more,
    htmlMarkdown(describeSecurity(security, context)),
  );
  const codes = page.codes.get(operation) ?? {samples: [], answers: []};
  writeCodes(writer, codes.samples);
  const rows = [...writeParameters(operation, anchor, writer)];
  const bodyRows = writeResponsesAfterBody(operation, anchor, writer);
  for (const addRows of rows) addRows();
  bodyRows();
  writeCodes(writer, codes.answers);
  writeCallbacks(operation, writer);
}

function writeParameters(operation: Operation, anchor: string, writer: ReferenceWriter): (() => void)[] {
  return PARAMETER_GROUPS.flatMap(([place, title]) => {
    const group = operation.parameters.filter((parameter) => parameter.in === place);
    if (group.length === 0) return [];
    write(writer, `### ${title}`);
    return [writeFields(writer, requiredFirst(group), `${anchor}-${place}-`, ROW_LEVEL)];
  });
}

/** Request body and responses; the text of the responses belongs to the operation, so the body's section is added last. */
function writeResponsesAfterBody(operation: Operation, anchor: string, writer: ReferenceWriter): () => void {
  const {body} = operation;
  const {context, outline, page} = writer;
  const addRows: (() => void)[] = [];
  if (body) {
    const id = page.rows.get(`${anchor}-body`) ?? `${anchor}-body`;
    const title = `Request body ${body.required ? 'required' : 'optional'}`;
    const own = descriptionText(body.description, context);
    write(writer, `### ${title}`, own.markdown);
    const types: string[] = [];
    const fields = sameSchema(body.contents).map((content) => {
      types.push(content.schema ? typeText(content.schema) : '');
      return writeContent(content, `${id}-`, writer);
    });
    addRows.push(() => {
      outline.heading(3, id, () => outline.add('Request body'));
      outline.add(`${sentence([own.text, ...types])} `);
      for (const addField of fields) addField();
    });
  }
  writeResponses(operation, writer);
  return () => {
    for (const add of addRows) add();
  };
}

function writeContent(
  {types, schema}: {types: string[]; schema?: MediaContent['schema']},
  prefix: string,
  writer: ReferenceWriter,
): () => void {
  const {context} = writer;
  const {schemas} = context.model;
  const names = types.map(codeSpan).join(', ');
  write(writer, schema ? `${names} holds ${typeMarkdown(schema, context)}` : names);
  if (!schema) return () => {};
  const inner = followSchema(schema, schemas);
  const target =
    schema.items ?? (schema.ref !== undefined && inner.items ? inner.items : undefined) ?? schema;
  const {properties} = mergeSchema(target, schemas);
  return writeFields(writer, shownFields(properties, 'request', context), prefix, ROW_LEVEL + 1);
}

function writeResponses({responses}: Operation, writer: ReferenceWriter): void {
  if (responses.length === 0) return;
  const {context, outline} = writer;
  write(writer, '### Responses');
  outline.add(' Responses:');
  const rows = responses.map(({status, description, contents}) => {
    const own = descriptionText(description, context);
    const meaning = statusMeaning(status);
    const types = contents.flatMap(({schema}) => (schema ? [schema] : []));
    outline.add(` ${sentence([`${status} ${meaning}`, own.text, ...types.map(typeText)])}`);
    const bodies = [...new Set(types.map((schema) => typeMarkdown(schema, context)))].join(', ');
    const words = [escapeText(meaning), own.line].filter(Boolean).join('. ');
    return [escapeText(status), words, bodies || 'none'].map(escapeCell);
  });
  write(writer, tableText([['Status', 'Meaning', 'Body'], ...rows]));
}

function writeCallbacks({callbacks}: Operation, writer: ReferenceWriter): void {
  if (callbacks.length === 0) return;
  const items = callbacks.map(
    ({name, method, expression, description}) =>
      `- ${[codeSpan(name), ': ', method, ' ', codeSpan(expression), description ? ` ${descriptionText(description, writer.context).line}` : ''].join('')}`,
  );
  write(writer, '### Callbacks', items.join('\n'));
}
