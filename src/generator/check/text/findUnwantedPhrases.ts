import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {ParsedPage} from '../CheckedPage.ts';
import {findPhrases} from './findPhrases.ts';

/** Reports phrases that the site doesn't use; `phrases` contains a replacement for each. */
export function findUnwantedPhrases(page: ParsedPage, phrases: Readonly<Record<string, string>>): Problem[] {
  return Object.entries(phrases).flatMap(([phrase, replacement]) =>
    findPhrases(page, [phrase]).map(({text, place}) => ({
      severity: 'error',
      file: page.file,
      ...place,
      rule: 'unwanted-phrase' satisfies RuleName,
      message: `This site doesn’t use “${text}”.`,
      hint: replacement === '' ? 'Leave it out or rewrite the sentence.' : `Write “${replacement}”.`,
    })),
  );
}
