import {operationAnchor} from './operationAnchor.ts';
import {contentExample} from '../samples/contentExample.ts';
import {createSamples} from '../samples/createSamples.ts';
import {isJson} from '../samples/isJson.ts';
import type {ApiResponse, MediaContent, Operation, Parameter} from '../model/ApiModel.ts';
import {followSchema} from '../model/mergeSchema.ts';
import {describeSecurity} from './describeSecurity.ts';
import {descriptionHtml, inlineDescription} from './descriptionHtml.ts';
import {
  constraintsHtml,
  createBudget,
  enumHtml,
  type FieldOptions,
  requiredFirst,
  rowHtml,
  schemaFieldsHtml,
  tableHtml,
} from './fieldsHtml.ts';
import {codeHtml, escapeHtml, escapeText, headingHtml, methodHtml, pathHtml} from './html.ts';
import {
  claimAnchor,
  claimRowAnchor,
  type CodeNote,
  type PageState,
  type RenderContext,
} from './RenderContext.ts';
import {isError, statusMeaning} from './statusMeaning.ts';
import {codeBlockHtml, tabsHtml} from './tabsHtml.ts';
import {typeHtml} from './typeHtml.ts';

/** Longer examples are cut: a page is read, and the schema beside tells the rest. */
const LONGEST_EXAMPLE = 4000;

/** One operation as a section: what it does, samples, what it takes, what it answers. */
export function operationHtml(operation: Operation, context: RenderContext, page: PageState): string {
  const anchor = operationAnchor(operation, context);
  page.anchors.add(anchor);
  const {method, path, summary, deprecated, description, docs} = operation;
  page.toc.push({html: `${methodHtml(method)} ${escapeText(summary)}`, id: anchor, level: 2});
  const heading = headingHtml(2, anchor, escapeText(summary), summary);
  const line = `<div class="endpoint">${methodHtml(method)}<code>${pathHtml(path)}</code><button type="button" class="code-copy" aria-label="Copy path">Copy</button></div>`;
  const text = description === summary ? '' : descriptionHtml(description, context, page);
  const more = docs ? `<p>${linkHtml(docs.url, docs.description ?? 'More on this operation')}</p>` : '';
  const notice = deprecated
    ? '<p class="deprecated-note"><strong>Deprecated.</strong> Do not use it in new code.</p>'
    : '';
  return [
    `<section class="operation" aria-labelledby="${escapeHtml(anchor)}">`,
    heading,
    line,
    `<div class="operation-text">${notice}${text}${more}<p class="operation-auth">${describeSecurity(operation.security, context)}</p></div>`,
    '<div class="operation-body">',
    `<div class="operation-code">${codeColumn(operation, context, page)}</div>`,
    `<div class="operation-details">${parametersHtml(operation, anchor, context, page)}${bodyHtml(operation, anchor, context, page)}${responsesHtml(operation, anchor, context, page)}${callbacksHtml(operation)}</div>`,
    '</div></section>',
  ].join('');
}

/** Samples, and below them what comes back. */
function codeColumn(operation: Operation, context: RenderContext, page: PageState): string {
  const created = createSamples(operation, context.model, context.config);
  const samples = created.map(({value, label, language, code}) => ({
    value,
    label,
    html: codeBlockHtml(code, language, context),
  }));
  const notes: CodeNote[] = created.map(({label, language, code}) => ({label, language, code}));
  page.codes.set(operation, {samples: notes, answers: []});
  const success = operation.responses.find(({status}) => /^2/.test(status));
  const content = success?.contents.find(({type}) => isJson(type)) ?? success?.contents[0];
  const example =
    success && content ? exampleHtml(content, `Response ${success.status}`, 'response', context, notes) : '';
  return tabsHtml(samples, `Samples of ${operation.summary}`, page) + example;
}

/** Parameters by their place, in the order of the page. */
export const PARAMETER_GROUPS: [place: Parameter['in'], title: string][] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
  ['cookie', 'Cookie parameters'],
];

function parametersHtml(
  operation: Operation,
  anchor: string,
  context: RenderContext,
  page: PageState,
): string {
  return PARAMETER_GROUPS.map(([place, title]) => {
    const group = operation.parameters.filter((parameter) => parameter.in === place);
    if (group.length === 0) return '';
    const rows = requiredFirst(group).map((parameter) =>
      parameterRow(parameter, `${anchor}-${place}-`, context, page),
    );
    return `<h3>${title}</h3>${tableHtml(rows, `${title} of ${operation.summary}`)}`;
  }).join('');
}

function parameterRow(
  parameter: Parameter,
  anchorPrefix: string | undefined,
  context: RenderContext,
  page: PageState,
): string {
  const {name, required, schema, deprecated, description, example} = parameter;
  const full = followSchema(schema, context.model.schemas);
  const shown =
    example && typeof example.value !== 'object' ? {...full, example: {value: example.value}} : full;
  const body = [
    inlineDescription(description ?? schema.description, context, page),
    constraintsHtml(shown),
    enumHtml(full, context, page),
  ].join('');
  const row = {
    name,
    required,
    schema: {...schema, ...(deprecated && {deprecated: true as const})},
    type: typeHtml(schema, context, page),
    body,
  };
  return rowHtml(row, {anchorPrefix}, page, context);
}

function bodyHtml(
  {body, summary}: Operation,
  anchor: string,
  context: RenderContext,
  page: PageState,
): string {
  if (!body) return '';
  const id = claimRowAnchor(`${anchor}-body`, page);
  const required = body.required
    ? ' <span class="mark mark-required">required</span>'
    : ' <span class="mark">optional</span>';
  const text = descriptionHtml(body.description, context, page);
  const contents = sameSchema(body.contents).map((content) =>
    contentHtml(content, 'request', `${id}-`, `Request body of ${summary}`, context, page),
  );
  return `<h3 id="${escapeHtml(id)}">Request body${required}</h3>${text}${contents.join('')}`;
}

/** The schema of a body: its types, its fields, and what it may be besides. */
function contentHtml(
  {types, schema}: {types: string[]; schema?: MediaContent['schema']},
  direction: 'request' | 'response',
  anchorPrefix: string | undefined,
  caption: string,
  context: RenderContext,
  page: PageState,
): string {
  const type = schema ? ` holds ${typeHtml(schema, context, page)}` : '';
  const head = `<p class="limits">${types.map(codeHtml).join(', ')}${type}</p>`;
  if (!schema) return head;
  const inner = followSchema(schema, context.model.schemas);
  const items = schema.items ?? (schema.ref !== undefined && inner.items ? inner.items : undefined);
  const target = items ?? schema;
  const name = target.ref;
  const options: FieldOptions = {
    direction,
    anchorPrefix,
    within: name === undefined ? [] : [name],
    depth: 0,
    budget: createBudget(),
  };
  const shown = direction === 'response' && name !== undefined ? page.answered.get(name) : undefined;
  if (shown) {
    const href = escapeHtml(`#${encodeURI(shown.anchor)}`);
    return `${head}<p>Its fields are those in the answer of <a href="${href}">${escapeText(shown.summary)}</a>.</p>`;
  }
  const fields = schemaFieldsHtml(target, options, context, page, caption);
  const values = fields === '' ? constraintsHtml(inner) + enumHtml(inner, context, page) : '';
  return head + fields + values;
}

function responsesHtml(
  operation: Operation,
  anchor: string,
  context: RenderContext,
  page: PageState,
): string {
  const {responses, summary} = operation;
  if (responses.length === 0) return '';
  const notes = page.codes.get(operation)?.answers ?? [];
  const items = responses.map((response) =>
    responseHtml(response, `${anchor}-`, summary, context, page, notes),
  );
  return `<h3>Responses</h3>${items.join('')}`;
}

function responseHtml(
  response: ApiResponse,
  anchorPrefix: string,
  summary: string,
  context: RenderContext,
  page: PageState,
  notes: CodeNote[],
): string {
  const {status, description, headers, contents} = response;
  const id = claimAnchor(anchorPrefix + status, page.anchors);
  const kind = isError(status) ? 'error' : 'success';
  const text = inlineDescription(description, context, page);
  const isShort = !/^<(?:p|ul|ol|div|figure|blockquote)/.test(text);
  const meaning = `<span class="status-name">${escapeText(statusMeaning(status))}</span>`;
  const words = isShort && text !== '' ? ` <span class="status-text">${text}</span>` : '';
  const title = `<span class="status status-${kind}">${escapeText(status)}</span> ${meaning}${words}`;
  const name = escapeHtml(id);
  // Nothing to open: a line is enough.
  if (headers.length === 0 && contents.length === 0 && isShort) {
    return `<p class="response" id="${name}">${title} <span class="limits">No body.</span></p>`;
  }
  const headerRows = headers.map((header) => parameterRow(header, undefined, context, page));
  const headerTable =
    headers.length === 0 ? '' : tableHtml(headerRows, `Headers of response ${status} of ${summary}`);
  const bodies = sameSchema(contents).map((content) => {
    const html = contentHtml(
      content,
      'response',
      undefined,
      `Response ${status} of ${summary}`,
      context,
      page,
    );
    const model = content.schema?.items?.ref ?? content.schema?.ref;
    if (model !== undefined && !page.answered.has(model)) page.answered.set(model, {anchor: id, summary});
    return html;
  });
  const example =
    isError(status) && contents[0]
      ? exampleHtml(contents[0], `Response ${status}`, 'response', context, notes)
      : '';
  const none = contents.length === 0 ? '<p class="limits">No body.</p>' : '';
  // The anchor is inside, so that browsers open the details for a link that leads to it.
  return `<details class="response"><summary>${title}</summary><div id="${name}">${isShort ? '' : text}${headerTable}${bodies.join('')}${none}${example}</div></details>`;
}

/** Media types with one schema are shown as one. */
export function sameSchema(contents: MediaContent[]): {types: string[]; schema?: MediaContent['schema']}[] {
  const groups = new Map<string, {types: string[]; schema?: MediaContent['schema']}>();
  for (const {type, schema} of contents) {
    const key = JSON.stringify(schema) ?? '';
    const group = groups.get(key);
    if (group) group.types.push(type);
    else groups.set(key, {types: [type], ...(schema && {schema})});
  }
  return [...groups.values()];
}

function exampleHtml(
  content: MediaContent,
  title: string,
  direction: 'request' | 'response',
  context: RenderContext,
  notes: CodeNote[],
): string {
  const example = contentExample(content, context.model, {direction, minimal: false});
  if (!example) return '';
  const isText = typeof example.value === 'string' && !isJson(content.type);
  const code = isText ? String(example.value) : JSON.stringify(example.value, null, 2);
  if (code.length > LONGEST_EXAMPLE) return '';
  notes.push({label: title, language: isText ? 'text' : 'json', code});
  const origin = example.generated ? '<span class="mark">generated</span>' : '';
  return `<p class="example-title">${escapeText(title)} ${origin}</p>${codeBlockHtml(code, isText ? 'text' : 'json', context)}`;
}

function callbacksHtml({callbacks}: Operation): string {
  if (callbacks.length === 0) return '';
  const items = callbacks.map(({name, method, expression, description}) => {
    const text = description === undefined ? '' : ` ${escapeText(description)}`;
    return `<li>${codeHtml(name)}: ${methodHtml(method)} ${codeHtml(expression)}${text}</li>`;
  });
  return `<h3>Callbacks</h3><ul>${items.join('')}</ul>`;
}

function linkHtml(url: string, text: string): string {
  if (!/^https?:\/\//i.test(url)) return escapeText(text);
  return `<a href="${escapeHtml(url)}" target="_blank" rel="noopener noreferrer" class="external">${escapeText(text)}</a>`;
}
