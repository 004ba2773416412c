import type {ApiResponse, Operation, Parameter} from '../model/ApiModel.ts';
import {followSchema, mergeSchema} from '../model/mergeSchema.ts';
import type {Property, Schema} from '../model/Schema.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {statusMeaning} from '../render/statusMeaning.ts';
import {createRequest} from '../samples/createRequest.ts';
import {curlSample} from '../samples/curlSample.ts';
import {createExample} from '../example/createExample.ts';
import {describeLimits} from '../types/describeLimits.ts';
import {typeText} from '../types/describeType.ts';

/** The facts of a reference page as Markdown with tables, without its title: for readers and tools that want text. */
export function pageMarkdown(page: ReferencePage, context: RenderContext): string {
  const blocks = blocksOf(page, context);
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`;
}

function blocksOf(page: ReferencePage, context: RenderContext): string[] {
  switch (page.kind) {
    case 'api': {
      const group = context.model.groups.find(({name}) => name === page.group);
      const operations = group?.operations.slice(page.from, page.to) ?? [];
      return [
        page.part === 0 ? (group?.description ?? page.description) : page.description,
        ...operations.flatMap((one) => operationBlocks(one, context)),
      ];
    }
    case 'model':
      return modelBlocks(page.name, context);
    case 'apiIndex':
      return [context.model.description ?? '', pageTable('api', context)];
    case 'modelIndex':
      return [page.description, pageTable('model', context)];
  }
}

function pageTable(kind: 'api' | 'model', {reference}: RenderContext): string {
  const rows = reference.pages
    .filter((page) => page.kind === kind)
    .map(({title, permalink, description}) => [`[${cell(title)}](${permalink})`, cell(description)]);
  return table(['Name', 'What it is'], rows);
}

function operationBlocks(operation: Operation, context: RenderContext): string[] {
  const {summary, method, path, description, parameters, body, responses, deprecated} = operation;
  const {schemas} = context.model;
  return [
    `## ${line(summary)}`,
    `\`${method} ${path.replaceAll('`', '')}\`${deprecated ? ' (deprecated)' : ''}`,
    description === undefined || description === summary ? '' : description,
    fence('bash', curlSample(createRequest(operation, context.model))),
    ...(parameters.length === 0 ? [] : ['### Parameters', parameterTable(parameters)]),
    ...(body
      ? [
          '### Request body',
          body.description ?? '',
          ...body.contents.map(({type, schema}) => contentBlock(type, schema, schemas)),
        ]
      : []),
    '### Responses',
    table(['Status', 'Meaning', 'Body'], responses.map(responseRow)),
  ];
}

function parameterTable(parameters: Parameter[]): string {
  const rows = parameters.map(({name, in: place, required, schema, description}) => [
    `\`${cell(name)}\``,
    place,
    cell(typeText(schema)) + (required ? ', required' : ''),
    cell([description ?? schema.description ?? '', limits(schema)].filter(Boolean).join(' ')),
  ]);
  return table(['Name', 'In', 'Type', 'Description'], rows);
}

function contentBlock(
  type: string,
  schema: Schema | undefined,
  schemas: RenderContext['model']['schemas'],
): string {
  const head = `\`${type}\`${schema ? `: ${line(typeText(schema))}` : ''}`;
  const fields = schema && schema.ref === undefined ? mergeSchema(schema, schemas).properties : [];
  return fields.length === 0 ? head : `${head}\n\n${fieldTable(fields, schemas)}`;
}

function responseRow({status, description, contents}: ApiResponse): string[] {
  const types = contents.map(({schema}) => (schema ? typeText(schema) : 'any')).join(', ');
  return [status, cell(description ?? statusMeaning(status)), cell(types || 'none')];
}

function modelBlocks(name: string, context: RenderContext): string[] {
  const {schemas} = context.model;
  const schema = schemas[name]?.schema;
  if (!schema) return [];
  const {properties, oneOf, anyOf} = mergeSchema(schema, schemas);
  const variants = (oneOf ?? anyOf ?? []).map((variant) => `- ${line(typeText(variant))}`).join('\n');
  const example = createExample({types: [], ref: name}, {schemas, direction: 'both', minimal: false});
  const uses = (title: string, names: string[]) =>
    names.length === 0 ? [] : [`## ${title}`, [...new Set(names)].map((one) => `- ${line(one)}`).join('\n')];
  const {usedBy, contains, operations} = context.graph;
  return [
    schema.description ?? '',
    ...(properties.length === 0
      ? [`Type: ${line(typeText(schema))}. ${limits(schema)}`]
      : ['## Fields', fieldTable(properties, schemas)]),
    ...(variants === '' ? [] : [oneOf ? 'One of:' : 'Any of:', variants]),
    '## Example',
    fence('json', JSON.stringify(example, null, 2) ?? 'null'),
    ...uses('Used by', [
      ...(operations.get(name) ?? []).map(
        ({operation}) => `${operation.method} ${operation.path}: ${operation.summary}`,
      ),
      ...(usedBy.get(name) ?? []).map(({model}) => model),
    ]),
    ...uses(
      'Contains',
      (contains.get(name) ?? []).map(({model}) => model),
    ),
  ];
}

function fieldTable(properties: Property[], schemas: RenderContext['model']['schemas']): string {
  const rows = properties.map(({name, required, schema}) => {
    const full = followSchema(schema, schemas);
    const marks = [
      required && 'required',
      schema.readOnly && 'read-only',
      schema.writeOnly && 'write-only',
      schema.deprecated && 'deprecated',
    ];
    const values =
      schema.ref === undefined && full.enum
        ? `One of ${full.enum.map((value) => `\`${String(value)}\``).join(', ')}.`
        : '';
    return [
      `\`${cell(name)}\``,
      [cell(typeText(schema)), ...marks.filter(Boolean)].join(', '),
      cell([schema.description ?? '', limits(schema), values].filter(Boolean).join(' ')),
    ];
  });
  return table(['Field', 'Type', 'Description'], rows);
}

function limits(schema: Schema): string {
  const words = describeLimits(schema).map(({words: text, code}) =>
    code === undefined ? text : `${text} \`${code}\``,
  );
  return words.length === 0 ? '' : `(${words.join(', ')})`;
}

function table(head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

function cell(text: string): string {
  return line(text).replaceAll('|', '\\|');
}

/** A text on one line, whose `<` begins no HTML. */
function line(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('<', '\\<').trim();
}

function fence(language: string, code: string): string {
  const marks = code.includes('```') ? '````' : '```';
  return `${marks}${language}\n${code}\n${marks}`;
}
