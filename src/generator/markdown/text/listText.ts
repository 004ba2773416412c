import type {List, ListItem} from 'mdast';
import {prefixLines} from './syntax.ts';
import type {TextWriter} from './TextWriter.ts';

/** A list; `other` chooses the second kind of mark. */
export function listText(list: List, other: boolean, writer: TextWriter): string {
  const start = list.start ?? 1;
  const isLoose = list.spread || list.children.some(({spread}) => spread);
  const items = list.children.map((item, index) =>
    itemText(
      itemBlocks(item, writer),
      list.ordered ? `${start + index}${other ? ')' : '.'}` : other ? '*' : '-',
      !isLoose,
    ),
  );
  return items.join(isLoose ? '\n\n' : '\n');
}

/** Blocks under the mark of their list item. */
export function itemText(blocks: readonly string[], mark: string, isTight: boolean): string {
  if (blocks.length === 0) return mark;
  let text = '';
  for (const [index, block] of blocks.entries()) {
    if (index > 0)
      text += isTight && /^(?:[-*`]|1[.)]) ?/.test(block) && !/^\*\S/.test(block) ? '\n' : '\n\n';
    text += block;
  }
  return prefixLines(text, `${mark} `, ' '.repeat(mark.length + 1));
}

function itemBlocks({checked, children}: ListItem, writer: TextWriter): string[] {
  const blocks = writer.blockTexts(children, writer);
  if (typeof checked !== 'boolean') return blocks;
  const [first = '', ...rest] = blocks;
  return [`[${checked ? 'x' : ' '}] ${first}`, ...rest];
}
