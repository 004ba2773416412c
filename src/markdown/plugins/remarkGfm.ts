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

/**
 * GitHub Flavored Markdown. Unlike the usual plugin it leaves the bare addresses out where a source has none:
 * looking for them at every letter costs more than a third of all parsing.
 */
export function remarkGfm(this: Processor, {autolinks}: {autolinks: boolean}): void {
  const syntax = [gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()];
  const tree = [
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ];
  if (autolinks) {
    syntax.push(gfmAutolinkLiteral());
    tree.push(gfmAutolinkLiteralFromMarkdown());
  }
  addSyntax(this, syntax, tree);
}

/** Registers a syntax extension with the parser of a processor. */
export function addSyntax(processor: Processor, syntax: Extension[], tree: FromMarkdownExtension[] = []): void {
  const data = processor.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...syntax];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...tree];
}
