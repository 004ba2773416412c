import type {Schema} from '../model/Schema.ts';
import {describeType} from '../types/describeType.ts';
import {escapeHtml, escapeText} from './html.ts';
import type {PageState, RenderContext} from './RenderContext.ts';

/** A type in words whose models are links. */
export function typeHtml(schema: Schema, context: RenderContext, page: PageState): string {
  return describeType(schema)
    .map((part) => (typeof part === 'string' ? escapeText(part) : modelLink(part.model, context, page)))
    .join('');
}

/** A link to the page of a model; its name alone when it has none. */
export function modelLink(name: string, {modelHref, model}: RenderContext, page: PageState): string {
  const href = modelHref.get(name);
  if (href === undefined) return escapeText(model.schemas[name]?.schema.title ?? name);
  page.links.add(href);
  return `<a href="${escapeHtml(href)}">${escapeText(name)}</a>`;
}
