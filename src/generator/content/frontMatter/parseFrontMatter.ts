import path from 'node:path';
import type {ConfigSource} from '../../config/Site.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {readFrontMatter} from '../../yaml/frontMatter/readFrontMatter.ts';
import {type Called, callAsyncOption} from '../callOption.ts';
import {type FrontMatterSchema, withWrittenNumbers} from './checkFrontMatter.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';

/** The site's own function for front matter. */
export interface OwnFrontMatter {
  parse: NonNullable<SiteConfig['parseFrontMatter']>;
  source?: ConfigSource;
}

/** The function of a site, if it has one. */
export function ownFrontMatter(site: SiteConfig, source?: ConfigSource): OwnFrontMatter | undefined {
  return site.parseFrontMatter && {parse: site.parseFrontMatter, source};
}

/**
 * Lets a site's `markdown.parseFrontMatter` read the front matter of a file. The text below it is compiled from the file,
 * so that positions are right: a function that changes it is a mistake.
 */
export async function parseFrontMatter<Output>(
  {siteDir, file, text}: {siteDir: string; file: string; text: string},
  schema: FrontMatterSchema<Output>,
  {parse, source}: OwnFrontMatter,
): Promise<Called<Record<string, unknown>>> {
  const body = readFrontMatter(text, file).body.trim();
  const call = () =>
    parse({
      filePath: path.join(siteDir, file),
      fileContent: text,
      defaultParseFrontMatter: async ({fileContent}) => {
        const read = readFrontMatter(fileContent, file);
        return {frontMatter: {...withWrittenNumbers(read, schema)}, content: read.body.trim()};
      },
    });
  const key = ['markdown', 'parseFrontMatter'];
  return callAsyncOption(call, (given) => readParsed(given, body), {key, source, subject: file});
}

function readParsed(given: unknown, body: string): {value: Record<string, unknown>} | string {
  const expected = '`{frontMatter, content}`, an object and a text';
  if (!isRecord(given) || !isRecord(given.frontMatter) || typeof given.content !== 'string') return expected;
  return given.content.trim() === body ? {value: given.frontMatter} : 'the `content` as it is';
}
