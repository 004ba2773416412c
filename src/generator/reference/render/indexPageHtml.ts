import {describeScheme} from './describeSecurity.ts';
import {descriptionHtml} from './descriptionHtml.ts';
import {codeHtml, escapeHtml, escapeText, headingHtml, methodHtml} from './html.ts';
import {mergeSchema} from '../model/mergeSchema.ts';
import type {Reference, ReferencePage} from '../pages/Reference.ts';
import {claimAnchor, type PageState, type RenderContext} from './RenderContext.ts';

/** The index of the API pages: version, servers, authentication, downloads, and every group with its operations. */
export function apiIndexHtml(context: RenderContext, page: PageState): string {
  const {model, reference, downloads} = context;
  const facts = [
    ...(model.version === '' ? [] : [`<dt>Version</dt><dd>${escapeText(model.version)}</dd>`]),
    ...model.servers.map(
      ({url, description}) => `<dt>${escapeText(description ?? 'Server')}</dt><dd>${codeHtml(url)}</dd>`,
    ),
    ...Object.entries(model.securitySchemes).map(
      ([name, scheme]) => `<dt>Authentication</dt><dd>${codeHtml(name)}: ${describeScheme(scheme)}</dd>`,
    ),
    ...(downloads ? [`<dt>OpenAPI document</dt><dd>${downloadLinks(downloads, page)}</dd>`] : []),
  ];
  const groups = new Map<string, ReferencePage[]>();
  for (const target of reference.pages) {
    if (target.kind === 'api' && target.part === 0) append(groups, topicOf(target, context), target);
  }
  const sections = topics(
    groups,
    context,
    page,
    (target) => {
      if (target.kind !== 'api') return '';
      const group = model.groups.find(({name}) => name === target.group);
      const methods = [...new Set((group?.operations ?? []).map(({method}) => method))]
        .map(methodHtml)
        .join(' ');
      return `<td>${methods}</td>`;
    },
    'Methods',
  );
  return `<div class="api-page">${descriptionHtml(model.description, context, page)}<dl class="api-facts">${facts.join('')}</dl>${sections}</div>`;
}

/** The index of the model pages: every model by topic. */
export function modelIndexHtml(context: RenderContext, page: PageState): string {
  const {reference, model} = context;
  const groups = new Map<string, ReferencePage[]>();
  for (const target of reference.pages)
    if (target.kind === 'model') append(groups, topicOf(target, context), target);
  const sections = topics(
    groups,
    context,
    page,
    (target) => {
      const named = target.kind === 'model' ? model.schemas[target.name] : undefined;
      const count = named ? mergeSchema(named.schema, model.schemas).properties.length : 0;
      return `<td>${count === 0 ? '' : count}</td>`;
    },
    'Fields',
  );
  const downloads = context.downloads
    ? `<p>The whole document: ${downloadLinks(context.downloads, page)}.</p>`
    : '';
  return `<div class="api-page">${downloads}${sections}</div>`;
}

function downloadLinks({yaml, json}: {yaml: string; json: string}, page: PageState): string {
  page.links.add(yaml);
  page.links.add(json);
  return `<a href="${escapeHtml(yaml)}" download>YAML</a> · <a href="${escapeHtml(json)}" download>JSON</a>`;
}

/** First topic of the group's or schema's own; an API group without one takes that of the schema of its name. */
function topicOf(target: ReferencePage, {model}: RenderContext): string {
  if (target.kind === 'model') return model.schemas[target.name]?.topics[0] ?? '';
  if (target.kind !== 'api') return '';
  const own = model.groups.find(({name}) => name === target.group)?.topics[0];
  return own ?? model.schemas[target.group]?.topics[0] ?? '';
}

function append(groups: Map<string, ReferencePage[]>, topic: string, page: ReferencePage): void {
  const pages = groups.get(topic);
  if (pages) pages.push(page);
  else groups.set(topic, [page]);
}

function topics(
  groups: Map<string, ReferencePage[]>,
  context: RenderContext,
  page: PageState,
  cellOf: (page: ReferencePage) => string,
  column: string,
): string {
  const names = [...groups.keys()].sort((a, b) => (a === '' ? 1 : b === '' ? -1 : a < b ? -1 : 1));
  return names
    .map((topic) => {
      const pages = groups.get(topic) ?? [];
      const rows = pages.map((target) => {
        page.links.add(target.permalink);
        return `<tr><td><a href="${escapeHtml(target.permalink)}">${escapeText(target.title)}</a></td>${cellOf(target)}<td>${escapeText(target.description)}</td></tr>`;
      });
      const table = `<div class="table-scroll" tabindex="0"><table class="reference-index"><thead><tr><th scope="col">Name</th><th scope="col">${column}</th><th scope="col">What it is</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
      const label = topic === '' ? 'Other' : topicLabel(topic, context.reference);
      if (names.length === 1) {
        page.topics.push({label, pages});
        return table;
      }
      const id = claimAnchor(topic || 'other', page.anchors);
      page.topics.push({id, label, pages});
      page.toc.push({html: escapeText(label), id, level: 2});
      return headingHtml(2, id, escapeText(label), label) + table;
    })
    .join('');
}

/** The label that the tags file gives a topic, else its name in words: `workflow-engine` → `Workflow engine`. */
function topicLabel(topic: string, {topicLabels}: Pick<Reference, 'topicLabels'>): string {
  const declared = Object.hasOwn(topicLabels, topic) ? topicLabels[topic] : undefined;
  const text = topic.replaceAll('-', ' ');
  return declared ?? text.charAt(0).toUpperCase() + text.slice(1);
}
