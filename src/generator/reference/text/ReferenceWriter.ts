import {createOutline, type Outline} from '../../markdown/text/createOutline.ts';
import {codeFence, codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import type {Schema} from '../model/Schema.ts';
import type {CodeNote, PageState, RenderContext} from '../render/RenderContext.ts';
import {describeLimits} from '../types/describeLimits.ts';
import {describeType} from '../types/describeType.ts';
import {linkMarkdown} from './descriptionText.ts';

/** A reference page while its text is written, after its HTML was made. */
export interface ReferenceWriter {
  context: RenderContext;
  /** What making the HTML found out: headings, anchors of rows, code blocks. */
  page: PageState;
  outline: Outline;
  blocks: string[];
}

export function createReferenceWriter(
  context: RenderContext,
  page: PageState,
  names?: string[],
): ReferenceWriter {
  return {context, page, outline: createOutline(names), blocks: []};
}

/** Adds blocks that say something. */
export function write({blocks}: ReferenceWriter, ...more: string[]): void {
  for (const block of more) if (block.trim() !== '') blocks.push(block);
}

/** A heading; one with an id begins a section. */
export function writeHeading(
  writer: ReferenceWriter,
  level: number,
  id: string | undefined,
  title: string,
  names?: string[],
): void {
  const line = title.replace(/\s+/g, ' ').trim();
  writer.outline.heading(level, id, () => writer.outline.add(id === undefined ? `${line} ` : line), names);
  write(writer, `${'#'.repeat(level)} ${escapeText(line).replace(/(^|\s)(#+)$/, '$1\\$2')}`);
}

/** Code blocks under the labels of their tabs. Search does without them: they repeat the names of the fields. */
export function writeCodes(writer: ReferenceWriter, codes: readonly CodeNote[]): void {
  for (const {label, language, code} of codes) {
    write(writer, `**${escapeText(label)}**`, codeFence(code, language));
  }
}

/** A type in words, with links to models; no bars are escaped. */
export function typeMarkdown(schema: Schema, context: RenderContext): string {
  return describeType(schema)
    .map((part) => (typeof part === 'string' ? escapeText(part) : modelMarkdown(part.model, context)))
    .join('');
}

/** A link to a model's page; its name alone when it has none. */
export function modelMarkdown(name: string, {modelHref, model}: RenderContext): string {
  const href = modelHref.get(name);
  return href === undefined
    ? escapeText(model.schemas[name]?.schema.title ?? name)
    : linkMarkdown(name, href);
}

/** Constraints in words, in brackets. */
export function limitsMarkdown(schema: Schema): string {
  const words = describeLimits(schema).map(({words: text, code}) =>
    code === undefined ? escapeText(text) : `${escapeText(text)} ${codeSpan(code)}`,
  );
  return words.length === 0 ? '' : `(${words.join(', ')})`;
}
