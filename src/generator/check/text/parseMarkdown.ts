import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import {remarkGfm} from '../../markdown/plugins/remarkGfm.ts';
import {remarkHtmlComments} from '../../markdown/plugins/remarkHtmlComments.ts';
import {preprocess} from '../../markdown/syntax/preprocess.ts';
import type {CutText} from '../../yaml/frontMatter/cutFrontMatter.ts';

/**
 * Parses a source with the Markdown syntax of pages.
 *
 * @returns The tree, with positions in the file, and the text that it was parsed from.
 * @throws a `VFileMessage` for a syntax error.
 */
export function parseMarkdown(
  source: Pick<CutText, 'body' | 'linesBefore'>,
  format: 'mdx' | 'md',
): {tree: Root; text: string} {
  const {text, syntax} = preprocess(source, format, {admonitions: true, headingIds: true, comments: true});
  const processor = createProcessor({
    format,
    remarkPlugins: [[remarkGfm, syntax], remarkDirective, ...(format === 'mdx' ? [remarkHtmlComments] : [])],
  });
  // The types of MDX declare the result as an ES program, but parsing returns the Markdown tree.
  return {tree: processor.parse(text) as unknown as Root, text};
}
