import {positionAt} from '../../shared/problems/Position.ts';
import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {ParsedPage} from '../pages/CheckedPage.ts';
import {fillerPattern} from './fillerPattern.ts';
import {walkTree} from './walkTree.ts';

const HINT = 'Say what it does, how fast it is or what it saves, or leave the word out.';

/** Finds these words in the prose, the title and the description of a page; code is left alone. */
export function findFillerWords(
  {file, title, description = '', text, tree, locate}: ParsedPage,
  words: readonly string[],
): Problem[] {
  const pattern = fillerPattern(words);
  if (!pattern) return [];
  const report = (word: string, place: {line: number; column: number} | undefined): Problem => ({
    severity: 'error',
    file,
    ...place,
    rule: 'filler-word' satisfies RuleName,
    message: `“${word}” is filler.`,
    hint: HINT,
  });
  const ofFrontMatter = Object.entries({title, description}).flatMap(([key, value]) =>
    [...value.matchAll(pattern)].map(([word]) => report(word, locate(key))),
  );
  const ofProse = [...walkTree(tree)].flatMap((node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (node.type !== 'text' || start === undefined || end === undefined) return [];
    return [...text.slice(start, end).matchAll(pattern)].map((match) =>
      report(match[0], positionAt(text, start + match.index)),
    );
  });
  return [...ofFrontMatter, ...ofProse];
}
