import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {BlogPost, Doc} from '../../content/Content.ts';
import {findFillerWords} from '../text/findFillerWords.ts';
import {findParagraphs} from '../text/findParagraphs.ts';
import {findUnwantedPhrases} from '../text/findUnwantedPhrases.ts';
import type {Inspection} from './Inspection.ts';
import type {PageFindings} from '../PageFindings.ts';
import {readPages} from './readPages.ts';
import {checkSamples} from '../samples/checkSamples.ts';

/**
 * Reads the sources of docs and posts and inspects each separately: samples, words, paragraphs. Returns findings by
 * file.
 */
export async function inspectPages(
  siteDir: string,
  documents: readonly (Doc | BlogPost)[],
  {languages, fillerWords, unwantedPhrases, minWords}: Inspection,
): Promise<Map<string, PageFindings>> {
  const findings = new Map<string, PageFindings>(
    documents.map(({file}) => [file, {samples: 0, problems: [], paragraphs: [], places: {}}]),
  );
  const pages = readPages(siteDir, documents);
  const samples = await checkSamples(pages, languages);
  for (const page of pages) {
    findings.set(page.file, {
      samples: samples.counts.get(page.file) ?? 0,
      problems: [...findFillerWords(page, fillerWords), ...findUnwantedPhrases(page, unwantedPhrases)],
      paragraphs: minWords === undefined ? [] : findParagraphs(page, minWords),
      places: {title: page.locate('title'), description: page.locate('description')},
    });
  }
  for (const problem of samples.problems) {
    const file = expectDefined(problem.file, `the file of the problem "${problem.message}"`);
    expectDefined(findings.get(file), `the page ${file}`).problems.push(problem);
  }
  return findings;
}
