import type {ElementContent} from 'hast';
import {escapeAddress, escapeText} from '../../markdown/text/syntax.ts';
import {element, text} from '../../shared/markup/element.ts';
import type {Schema} from '../model/Schema.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {describeType} from '../types/describeType.ts';

type Models = Pick<RenderContext, 'modelHref' | 'model'>;
type TypeContext = Pick<RenderContext, 'modelHref' | 'model' | 'words'>;

/** A link to the page of a model; only its name if it has no page. */
export function modelLink(name: string, {modelHref, model}: Models): ElementContent {
  const href = modelHref.get(name);
  if (href === undefined) return text(model.schemas[name]?.schema.title ?? name);
  // The model's fields are shown when the reader points at the link.
  return element('a', {href, 'data-model': ''}, [text(name)]);
}

/** A type in words, with links to its models. */
export function typeNodes(schema: Schema, context: TypeContext): ElementContent[] {
  return describeType(schema, context.words).map((part) =>
    typeof part === 'string' ? text(part) : modelLink(part.model, context),
  );
}

/** A type as Markdown; `|` is not escaped. */
export function typeMarkdown(schema: Schema, context: TypeContext): string {
  return describeType(schema, context.words)
    .map((part) => (typeof part === 'string' ? escapeText(part) : modelMarkdown(part.model, context)))
    .join('');
}

/** A link to a model's page as Markdown; only its name if it has no page. */
export function modelMarkdown(name: string, {modelHref, model}: Models): string {
  const href = modelHref.get(name);
  if (href === undefined) return escapeText(model.schemas[name]?.schema.title ?? name);
  return linkMarkdown(name, href);
}

/** A Markdown link. */
export function linkMarkdown(label: string, href: string): string {
  return markdownLink(escapeText(label), href);
}

/** A Markdown link whose label is Markdown already. */
export function markdownLink(label: string, href: string): string {
  return `[${label}](${escapeAddress(href)})`;
}
