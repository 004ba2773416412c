import {sha1} from '../../files/hash.ts';
import type {ParsedPage} from '../CheckedPage.ts';
import type {ParagraphFinding} from '../PageFindings.ts';
import {textOf, walkTree} from './walkTree.ts';

const SHOWN_WORDS = 8;

/**
 * The paragraphs of a page that are long enough to be compared, ignoring case, punctuation and markup.
 *
 * @param minWords Shorter paragraphs, such as “See the next page.”, may be repeated.
 */
export function findParagraphs({tree}: ParsedPage, minWords: number): ParagraphFinding[] {
  return [...walkTree(tree)].flatMap((node): ParagraphFinding[] => {
    if (node.type !== 'paragraph') return [];
    const written = textOf(node);
    const words = written.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length < minWords) return [];
    const {line, column} = node.position?.start ?? {};
    return [
      {
        key: sha1(words.join(' ')),
        beginning: written.split(/\s+/).slice(0, SHOWN_WORDS).join(' '),
        line,
        column,
      },
    ];
  });
}
