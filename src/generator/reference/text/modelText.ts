import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {enumMeaning} from '../model/enumMeaning.ts';
import {followSchema, mergeSchema} from '../model/mergeSchema.ts';
import type {ModelUse} from '../model/referenceGraph.ts';
import type {Property} from '../model/Schema.ts';
import {shownFields} from '../render/fieldsHtml.ts';
import {byModel} from '../render/modelPageHtml.ts';
import {escapeText as escapeHtmlText} from '../render/html.ts';
import {valueText} from '../types/describeLimits.ts';
import {typeText} from '../types/describeType.ts';
import {descriptionText, linkMarkdown} from './descriptionText.ts';
import {writeFields} from './fieldRows.ts';
import {writeFlags} from './flagText.ts';
import {
  limitsMarkdown,
  modelMarkdown,
  type ReferenceWriter,
  typeMarkdown,
  write,
  writeCodes,
  writeHeading,
} from './ReferenceWriter.ts';

/** Writes the page of a model. Its headings are those that the HTML has. */
export function writeModel(name: string, writer: ReferenceWriter): void {
  const {context, outline, page} = writer;
  const {schemas} = context.model;
  const named = schemas[name];
  if (!named) return;
  const {schema} = named;
  const own = descriptionText(schema.description, context);
  const {properties, parents, oneOf, anyOf} = mergeSchema(schema, schemas);
  const facts = [
    ...(parents.length > 0
      ? [`- Built on: ${parents.map((one) => modelMarkdown(one, context)).join(', ')}`]
      : []),
    ...(schema.properties === undefined && schema.allOf === undefined
      ? [`- Type: ${typeMarkdown(schema, context)}`]
      : []),
    ...operationsFact(name, writer),
  ];
  outline.add(own.text);
  const notice = schema.deprecated ? '**Deprecated.** Do not use it in new code.' : '';
  write(writer, own.markdown, notice, facts.join('\n'));
  writeFlags(writer);
  const section = (title: string, body: () => void) => {
    const html = escapeHtmlText(title);
    const heading = page.toc.find((one) => one.html === html);
    if (!heading) return;
    writeHeading(writer, 2, heading.id, title);
    body();
  };
  const fields = (list: Property[]) => writeFields(writer, shownFields(list, 'both', context), 'field-', 3)();
  const variants = () => {
    const list = oneOf ?? anyOf ?? [];
    if (list.length === 0) return;
    outline.add(sentence(list.map(typeText)));
    write(writer, oneOf ? 'One of these:' : 'Any of these:');
    write(writer, list.map((variant) => `- ${typeMarkdown(variant, context)}`).join('\n'));
  };
  if (properties.length === 0) {
    const full = followSchema(schema, schemas);
    section(full.enum ? 'Values' : 'Content', () => {
      variants();
      const values = (full.enum ?? []).map((value) => {
        const meaning = descriptionText(enumMeaning(full, value), context);
        outline.add(` ${sentence([valueText(value), meaning.text])}`);
        return `- ${codeSpan(valueText(value))}${meaning.line === '' ? '' : `: ${meaning.line}`}`;
      });
      write(writer, limitsMarkdown(full), values.join('\n'));
    });
  } else {
    section('Fields', () => {
      variants();
      fields(properties.filter(({from}) => from === undefined));
    });
    for (const from of new Set(properties.flatMap((property) => property.from ?? []))) {
      section(`Fields from ${from}`, () => {
        write(writer, `Every model that is built on ${modelMarkdown(from, context)} has these.`);
        fields(properties.filter((property) => property.from === from));
      });
    }
  }
  section('Code', () => writeCodes(writer, page.modelCodes));
  const {graph} = context;
  const usedBy = graph.usedBy.get(name) ?? [];
  const contains = graph.contains.get(name) ?? [];
  section('Used by', () => {
    write(
      writer,
      [...operationItems(name, writer), ...modelItems(usedBy, 'is built on it', writer)].join('\n'),
    );
  });
  section('Contains', () => write(writer, modelItems(contains, 'is its base', writer).join('\n')));
  section('Relations', () => {
    const names = (uses: ModelUse[]) => [...new Set(uses.map(({model}) => escapeText(model)))].join(', ');
    write(
      writer,
      [
        usedBy.length > 0 ? `${escapeText(name)} is used by ${names(usedBy)}.` : '',
        contains.length > 0 ? `${escapeText(name)} contains ${names(contains)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  });
}

/** Link to the API page of the same name. */
function operationsFact(name: string, {context}: ReferenceWriter): string[] {
  const group = context.reference.pages.find(
    (other) => other.kind === 'api' && other.group === name && other.part === 0,
  );
  return group ? [`- Operations: ${linkMarkdown(group.title, group.permalink)}`] : [];
}

function operationItems(name: string, {context, outline}: ReferenceWriter): string[] {
  return (context.graph.operations.get(name) ?? []).flatMap(({operation, request, response}) => {
    const place = context.operationPlace.get(operation);
    if (!place) return [];
    const role = request && response ? 'request and response' : request ? 'request' : 'response';
    outline.add(` ${sentence([`${operation.method} ${operation.summary}`])}`);
    return [`- ${operation.method} ${linkMarkdown(operation.summary, place.href)}, ${role}`];
  });
}

function modelItems(uses: ModelUse[], role: string, {context, outline}: ReferenceWriter): string[] {
  return byModel(uses).map(([model, fields, parent]) => {
    outline.add(` ${sentence([model, fields.join(', ')])}`);
    const where = parent ? ` ${role}` : fields.length > 0 ? ` in ${fields.map(codeSpan).join(', ')}` : '';
    return `- ${modelMarkdown(model, context)}${where}`;
  });
}
