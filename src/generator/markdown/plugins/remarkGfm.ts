import type {Extension as FromMarkdownExtension} from 'mdast-util-from-markdown';
import {gfmAutolinkLiteralFromMarkdown} from 'mdast-util-gfm-autolink-literal';
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote';
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTaskListItemFromMarkdown} from 'mdast-util-gfm-task-list-item';
import {gfmAutolinkLiteral} from 'micromark-extension-gfm-autolink-literal';
import {gfmFootnote} from 'micromark-extension-gfm-footnote';
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough';
import {gfmTable} from 'micromark-extension-gfm-table';
import {gfmTaskListItem} from 'micromark-extension-gfm-task-list-item';
import type {Extension} from 'micromark-util-types';
// Adds the parser's own fields to the data of a processor.
import type {} from 'remark-parse';
import type {Processor} from 'unified';
import type {Syntax} from '../syntax/preprocess.ts';

/**
 * GitHub Flavored Markdown. Unlike the usual plugin, it skips syntax that a source has no sign of: looking for bare
 * addresses at every letter takes more than a third of all parsing time, tables take a tenth.
 */
export function remarkGfm(this: Processor, syntax: Syntax): void {
  addSyntax(this, [gfmTaskListItem()], [gfmTaskListItemFromMarkdown()]);
  if (syntax.footnotes) addSyntax(this, [gfmFootnote()], [gfmFootnoteFromMarkdown()]);
  if (syntax.strikethrough) addSyntax(this, [gfmStrikethrough()], [gfmStrikethroughFromMarkdown()]);
  if (syntax.tables) addSyntax(this, [gfmTable()], [gfmTableFromMarkdown()]);
  if (syntax.autolinks) addSyntax(this, [gfmAutolinkLiteral()], [gfmAutolinkLiteralFromMarkdown()]);
}

/** Registers a syntax extension with the parser of a processor. */
export function addSyntax(
  processor: Processor,
  syntax: Extension[],
  tree: FromMarkdownExtension[] = [],
): void {
  const data = processor.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...syntax];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...tree];
}
