import path from 'node:path';
import type {ConfigSource} from '../../config/Site.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {readFrontMatter} from '../../yaml/frontMatter/readFrontMatter.ts';
import {type Called, callAsyncOption} from '../../config/callOption.ts';
import {type FrontMatterSchema, withWrittenNumbers} from './checkFrontMatter.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';

/** The site's own front matter parser. */
export interface OwnFrontMatter {
  parse: NonNullable<SiteConfig['parseFrontMatter']>;
  source?: ConfigSource;
}

/** The site's own front matter parser, if configured. */
export function ownFrontMatter(site: SiteConfig, source?: ConfigSource): OwnFrontMatter | undefined {
  return site.parseFrontMatter && {parse: site.parseFrontMatter, source};
}

/**
 * Parses the front matter of a file with the site's `markdown.parseFrontMatter`. The body is still compiled from the
 * file to keep positions correct, so a parser that changes it is an error.
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
  const expected = '`{frontMatter, content}`, an object and a string';
  if (!isRecord(given) || !isRecord(given.frontMatter) || typeof given.content !== 'string') return expected;
  return given.content.trim() === body ? {value: given.frontMatter} : 'the `content` unchanged';
}
