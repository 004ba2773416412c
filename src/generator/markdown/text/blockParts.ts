import type {Nodes} from 'mdast';
import {type CodeSource, languageOf} from '../code/highlightCode.ts';
import {applyMagicComments} from '../../shared/code/magicComments.ts';
import {parseMetastring} from '../code/parseMetastring.ts';
import {admonitionName} from '../../shared/messages/admonitionTitle.ts';
import {diagramWords} from './diagramWords.ts';
import {inlineText} from './inlineText.ts';
import {sentence} from './sentence.ts';
import {codeFence, escapeCell, prefixLines} from './syntax.ts';
import type {TextWriter} from './TextWriter.ts';

/** A heading, which begins a section. */
export function headingText(
  depth: number,
  id: string | undefined,
  nodes: readonly Nodes[],
  writer: TextWriter,
): string {
  const text = writer.outline.heading(depth, id, () => inlineText(nodes, writer));
  const line = text.trim().replace(/\\?\s*\n\s*/g, ' ');
  // Trailing number signs would close the heading.
  return line === '' ? '' : `${'#'.repeat(depth)} ${line.replace(/(^|\s)(#+)$/, '$1\\$2')}`;
}

/**
 * A code block as readers of the page copy it: with its title, without magic comments.
 *
 * @param drawing The image that replaces it on the page: the plain text contains the image's words.
 */
export function codeText(block: CodeSource, {source, outline}: TextWriter, drawing?: string): string {
  const {prism} = source.page.options;
  const language = languageOf(block, prism);
  const {title, lines} = parseMetastring(block.meta);
  const given = block.code.replace(/\r\n/g, '\n').replace(/\n$/, '');
  const code = lines === undefined ? applyMagicComments(given, language, prism.magicComments).code : given;
  if (title) outline.add(`${title} `);
  outline.add(drawing === undefined ? code : diagramWords(code, drawing));
  return codeFence(code, block.language === '' && language === 'text' ? '' : language, title);
}

/** The cells of a table's row; in the plain text they make one sentence. */
export function cellTexts(cells: readonly {children: Nodes[]}[], writer: TextWriter): string[] {
  const plain: string[] = [];
  const texts = cells.map(({children}) => {
    let words = '';
    const add = (text: string) => {
      words += text;
    };
    const text = inlineText(children, {...writer, outline: {...writer.outline, add}});
    plain.push(words);
    return escapeCell(text);
  });
  writer.outline.add(`${sentence(plain)} `);
  return texts;
}

/** A block quote; none without content. */
export function quoteText(blocks: readonly string[]): string[] {
  return blocks.length === 0 ? [] : [prefixLines(blocks.join('\n\n'), '> ', '> ')];
}

/** An admonition as a quote that begins with its type, in words of the page's language. */
export function admonitionText(
  type: string,
  title: string,
  body: () => string[],
  {outline, source}: TextWriter,
): string[] {
  const name = admonitionName(type, source.page.options.messages);
  const isNamed = title !== '' && title.toLowerCase() !== type.toLowerCase();
  if (!isNamed) outline.add(name);
  outline.add(': ');
  return quoteText([isNamed ? `**${name}:** ${title.trim()}` : `**${name}**`, ...body()]);
}
