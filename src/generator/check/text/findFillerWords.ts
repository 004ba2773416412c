import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {ParsedPage} from '../CheckedPage.ts';
import {findPhrases} from './findPhrases.ts';

/** Reports filler words on a page. */
export function findFillerWords(page: ParsedPage, words: readonly string[]): Problem[] {
  return findPhrases(page, words).map(({text, place}) => ({
    severity: 'error',
    file: page.file,
    ...place,
    rule: 'filler-word' satisfies RuleName,
    message: `“${text}” is filler.`,
    hint: 'Say what it does, how fast it is or what it saves, or leave the word out.',
  }));
}
