import {positionAt} from '../../shared/problems/Position.ts';
import type {ParsedPage} from '../CheckedPage.ts';
import {phrasePattern} from './phrasePattern.ts';
import {walkTree} from './walkTree.ts';

/** A phrase as it is written on the page, and its position in the file. */
export interface FoundPhrase {
  text: string;
  place: {line: number; column: number} | undefined;
}

/** Finds words and phrases in the prose, title and description of a page; code is not searched. */
export function findPhrases(
  {title, description = '', text, tree, locate}: ParsedPage,
  phrases: readonly string[],
): FoundPhrase[] {
  const pattern = phrasePattern(phrases);
  if (!pattern) return [];
  const ofFrontMatter = Object.entries({title, description}).flatMap(([key, value]) =>
    [...value.matchAll(pattern)].map(([found]) => ({text: found, place: locate(key)})),
  );
  const ofProse = [...walkTree(tree)].flatMap((node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (node.type !== 'text' || start === undefined || end === undefined) return [];
    return [...text.slice(start, end).matchAll(pattern)].map((match) => ({
      text: match[0],
      place: positionAt(text, start + match.index),
    }));
  });
  return [...ofFrontMatter, ...ofProse];
}
