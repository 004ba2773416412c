import {loadSiteConfig} from '../config/loadSiteConfig.ts';
import {loadContent} from '../content/loadContent.ts';
import type {Problem} from '../problems/Problem.ts';
import {checkDescriptions} from './checkDescriptions.ts';
import {findFillerWords} from './findFillerWords.ts';
import {findRepeatedParagraphs} from './findRepeatedParagraphs.ts';
import {findRepeatedValues} from './findRepeatedValues.ts';
import {readPages} from './readPages.ts';
import {checkSamples} from './samples/checkSamples.ts';

export interface ContentCheck {
  pages: number;
  samples: number;
  problems: Problem[];
}

/**
 * Checks what a build does not: whether code samples parse, and whether pages repeat one another, lack a description
 * or hold filler. Takes the absolute path of the site folder; looks at its docs and posts as the build would show them.
 */
export async function checkContent(siteDir: string): Promise<ContentCheck> {
  const {config, problems: configProblems} = await loadSiteConfig(siteDir);
  if (!config) return {pages: 0, samples: 0, problems: configProblems};
  const loaded = await loadContent(siteDir, config);
  const {pages, problems: parseProblems} = await readPages(siteDir, loaded.content);
  const samples = await checkSamples(pages);
  return {
    pages: pages.length,
    samples: samples.count,
    problems: [
      // Their warnings are reported by every build.
      ...[...configProblems, ...loaded.problems].filter(({severity}) => severity === 'error'),
      ...parseProblems,
      ...samples.problems,
      ...checkDescriptions(pages),
      ...findRepeatedValues(
        pages.filter(({section}) => section === 'docs'),
        'title',
      ),
      ...findRepeatedParagraphs(pages),
      ...pages.flatMap(findFillerWords),
    ],
  };
}
