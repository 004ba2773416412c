import {createExample} from '../example/createExample.ts';
import type {NamedSchema} from '../model/ApiModel.ts';
import {followSchema, mergeSchema} from '../model/mergeSchema.ts';
import {javaClass} from '../types/javaClass.ts';
import {jsonSchema} from '../types/jsonSchema.ts';
import {typeScriptType} from '../types/typeScriptType.ts';
import {descriptionHtml} from './descriptionHtml.ts';
import {
  constraintsHtml,
  createBudget,
  enumHtml,
  type FieldOptions,
  fieldsHtml,
  schemaFieldsHtml,
} from './fieldsHtml.ts';
import {flagNotesHtml} from './flagNotesHtml.ts';
import {codeHtml, escapeHtml, escapeText, headingHtml, methodHtml} from './html.ts';
import {relationDiagram} from './relationDiagram.ts';
import {claimAnchor, type PageState, type RenderContext} from './RenderContext.ts';
import {codeBlockHtml, type StaticTab, tabsHtml} from './tabsHtml.ts';
import {modelLink, typeHtml} from './typeHtml.ts';

/** A longer list of uses is closed at first. */
const USES_SHOWN = 12;

/** JSON beyond this is not shown as code. */
const LONGEST_CODE = 12_000;

/** The body of a model page: fields, code in several forms, and how it is related to operations and other models. */
export function modelPageHtml(name: string, context: RenderContext, page: PageState): string {
  const named = context.model.schemas[name];
  if (!named) return '';
  const {schema} = named;
  const head = descriptionHtml(schema.description, context, page);
  const facts = factsHtml(named, context, page);
  const fields = fieldSections(named, context, page);
  return [
    '<div class="api-page">',
    head,
    schema.deprecated
      ? '<p class="deprecated-note"><strong>Deprecated.</strong> Do not use it in new code.</p>'
      : '',
    facts,
    flagNotesHtml(context, page),
    fields,
    section('Code', 'code', codeTabs(named, context, page), page),
    relations(name, context, page),
    '</div>',
  ].join('');
}

function section(title: string, anchor: string, html: string, page: PageState): string {
  if (html === '') return '';
  const id = claimAnchor(anchor, page.anchors);
  page.toc.push({html: escapeText(title), id, level: 2});
  return headingHtml(2, id, escapeText(title), title) + html;
}

function factsHtml({name, schema}: NamedSchema, context: RenderContext, page: PageState): string {
  const {parents} = mergeSchema(schema, context.model.schemas);
  const group = context.reference.pages.find(
    (other) => other.kind === 'api' && other.group === name && other.part === 0,
  );
  const lines: string[] = [];
  if (parents.length > 0) {
    lines.push(
      `<dt>Built on</dt><dd>${parents.map((parent) => modelLink(parent, context, page)).join(', ')}</dd>`,
    );
  }
  if (schema.properties === undefined && schema.allOf === undefined) {
    lines.push(`<dt>Type</dt><dd>${typeHtml(schema, context, page)}</dd>`);
  }
  if (group) {
    page.links.add(group.permalink);
    lines.push(
      `<dt>Operations</dt><dd><a href="${escapeHtml(group.permalink)}">${escapeText(group.title)}</a></dd>`,
    );
  }
  return lines.length === 0 ? '' : `<dl class="api-facts">${lines.join('')}</dl>`;
}

/** Own fields, then those of each model it is built on. */
function fieldSections({name, schema}: NamedSchema, context: RenderContext, page: PageState): string {
  const merged = mergeSchema(schema, context.model.schemas);
  const options: FieldOptions = {
    direction: 'both',
    anchorPrefix: 'field-',
    within: [name],
    depth: 0,
    budget: createBudget(),
  };
  if (merged.properties.length === 0) {
    const full = followSchema(schema, context.model.schemas);
    const inner = schemaFieldsHtml(schema, options, context, page, `Variants of ${name}`);
    const html = inner + constraintsHtml(full) + enumHtml(full, context, page);
    return section(full.enum ? 'Values' : 'Content', 'content', html, page);
  }
  const own = merged.properties.filter(({from}) => from === undefined);
  const variants = schemaFieldsHtml(
    {
      types: [],
      oneOf: merged.oneOf,
      anyOf: merged.anyOf,
      discriminator: schema.discriminator,
      additional: merged.additional,
    },
    options,
    context,
    page,
    '',
  );
  const sections = [
    section(
      'Fields',
      'fields',
      fieldsHtml(own, options, context, page, `Fields of ${name}`) + variants,
      page,
    ),
  ];
  const origins = [...new Set(merged.properties.flatMap(({from}) => from ?? []))];
  for (const from of origins) {
    const inherited = merged.properties.filter((property) => property.from === from);
    const html = fieldsHtml(inherited, options, context, page, `Fields that ${name} has from ${from}`);
    const link = modelLink(from, context, page);
    const note = link.startsWith('<a') ? `<p>Every model that is built on ${link} has these.</p>` : '';
    sections.push(section(`Fields from ${from}`, `fields-from-${from}`, note + html, page));
  }
  return sections.join('');
}

function codeTabs({name, schema}: NamedSchema, context: RenderContext, page: PageState): string {
  const {schemas} = context.model;
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value, null, 2));
  const full = json(createExample({types: [], ref: name}, {schemas, direction: 'both', minimal: false}));
  const minimal = json(createExample({types: [], ref: name}, {schemas, direction: 'request', minimal: true}));
  const java = javaClass(name, schema, schemas);
  const tabs: [value: string, label: string, language: string, code: string | undefined][] = [
    ['json', 'JSON', 'json', full],
    ['json-minimal', 'Minimal JSON', 'json', minimal === full ? undefined : minimal],
    ['ts', 'TypeScript', 'ts', typeScriptType(name, schema, schemas)],
    ['java', 'Java', 'java', java],
    ['json-schema', 'JSON Schema', 'json', json(jsonSchema(name, schema))],
  ];
  const shown = tabs.flatMap(([value, label, language, code]): StaticTab[] => {
    if (code === undefined || code.length > LONGEST_CODE) return [];
    page.modelCodes.push({label, language, code});
    return [{value, label, html: codeBlockHtml(code, language, context)}];
  });
  return tabsHtml(shown, `${name} in several forms`, page);
}

function relations(name: string, context: RenderContext, page: PageState): string {
  const {graph} = context;
  const operations = graph.operations.get(name) ?? [];
  const usedBy = graph.usedBy.get(name) ?? [];
  const contains = graph.contains.get(name) ?? [];
  const operationItems = operations.flatMap(({operation, request, response}) => {
    const place = context.operationPlace.get(operation);
    if (!place) return [];
    page.links.add(place.href);
    const role = request && response ? 'request and response' : request ? 'request' : 'response';
    return [
      `<li>${methodHtml(operation.method)} <a href="${escapeHtml(place.href)}">${escapeText(operation.summary)}</a> <span class="limits">${role}</span></li>`,
    ];
  });
  const itemsOf = (uses: typeof usedBy, role: string) =>
    byModel(uses).map(([model, fields, parent]) => {
      const where = parent ? role : fields.length > 0 ? `in ${fields.map(codeHtml).join(', ')}` : '';
      return `<li>${modelLink(model, context, page)}${where === '' ? '' : ` <span class="limits">${where}</span>`}</li>`;
    });
  const used = [
    listHtml('Operations', operationItems),
    listHtml('Models', itemsOf(usedBy, 'is built on it')),
  ].join('');
  return [
    section('Used by', 'used-by', used, page),
    section('Contains', 'contains', listHtml(undefined, itemsOf(contains, 'is its base')), page),
    section('Relations', 'relations', relationDiagram(name, usedBy, contains), page),
  ].join('');
}

/** Uses with the fields they go through, one entry a model. */
export function byModel(
  uses: {model: string; field?: string; parent: boolean}[],
): [string, string[], boolean][] {
  const models = new Map<string, [string, string[], boolean]>();
  for (const {model, field, parent} of uses) {
    const entry = models.get(model) ?? [model, [], parent];
    if (field !== undefined && !entry[1].includes(field)) entry[1].push(field);
    models.set(model, entry);
  }
  return [...models.values()];
}

function listHtml(title: string | undefined, items: string[]): string {
  if (items.length === 0) return '';
  const list = `<ul class="uses">${items.join('')}</ul>`;
  const label = title === undefined ? `${items.length} models` : `${items.length} ${title.toLowerCase()}`;
  if (items.length > USES_SHOWN)
    return `<details class="uses-more"><summary>${label}</summary>${list}</details>`;
  return (title === undefined ? '' : `<p class="variants-title">${title}</p>`) + list;
}
