import {operationAnchor} from './operationAnchor.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import {descriptionHtml} from './descriptionHtml.ts';
import {flagNotesHtml} from './flagNotesHtml.ts';
import {codeHtml, escapeHtml, escapeText, methodHtml, pathHtml} from './html.ts';
import {operationHtml} from './operationHtml.ts';
import type {PageState, RenderContext} from './RenderContext.ts';
import {modelLink} from './typeHtml.ts';

/** The body of an API page: what the group is about, a table of its operations, and a section for each. */
export function apiPageHtml(
  target: Extract<ReferencePage, {kind: 'api'}>,
  context: RenderContext,
  page: PageState,
): string {
  const group = context.model.groups.find(({name}) => name === target.group);
  if (!group) return '';
  const operations = group.operations.slice(target.from, target.to);
  const text =
    target.part === 0
      ? descriptionHtml(group.description ?? target.description, context, page)
      : `<p>${escapeText(target.description)}</p>`;
  const rows = operations.map((operation) => {
    const anchor = operationAnchor(operation, context);
    const old = operation.deprecated ? ' <span class="mark mark-deprecated">deprecated</span>' : '';
    return `<tr><td>${methodHtml(operation.method)}</td><td><code>${pathHtml(operation.path)}</code></td><td><a href="#${escapeHtml(encodeURI(anchor))}">${escapeText(operation.summary)}</a>${old}</td></tr>`;
  });
  const table = `<div class="table-scroll" tabindex="0"><table class="operations"><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  // The sections come first: they tell which marks need an explanation above them.
  const sections = operations.map((operation) => operationHtml(operation, context, page)).join('');
  return [
    '<div class="api-page">',
    text,
    relatedHtml(target, context, page),
    partsHtml(target, context, page),
    table,
    flagNotesHtml(context, page),
    sections,
    '</div>',
  ].join('');
}

/** Base address, and the model the group is named for. */
function relatedHtml(
  {group}: Extract<ReferencePage, {kind: 'api'}>,
  context: RenderContext,
  page: PageState,
): string {
  const {model, modelHref} = context;
  const lines = [
    ...model.servers.map(
      ({url, description}) => `<dt>${escapeText(description ?? 'Server')}</dt><dd>${codeHtml(url)}</dd>`,
    ),
    ...(modelHref.has(group) ? [`<dt>Model</dt><dd>${modelLink(group, context, page)}</dd>`] : []),
  ];
  return lines.length === 0 ? '' : `<dl class="api-facts">${lines.join('')}</dl>`;
}

/** Links to the other pages of a group that has several. */
function partsHtml(
  {group, parts, part}: Extract<ReferencePage, {kind: 'api'}>,
  {reference}: RenderContext,
  page: PageState,
): string {
  if (parts === 1) return '';
  const links = reference.pages.flatMap((other) => {
    if (other.kind !== 'api' || other.group !== group) return [];
    if (other.part === part) return [`<li aria-current="page">${other.part + 1}</li>`];
    page.links.add(other.permalink);
    return [`<li><a href="${escapeHtml(other.permalink)}">${other.part + 1}</a></li>`];
  });
  return `<nav class="api-parts" aria-label="Pages of ${escapeHtml(group)}"><span>Page</span><ul>${links.join('')}</ul></nav>`;
}
