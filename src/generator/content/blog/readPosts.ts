import {formatOf} from '../../config/contentFormat.ts';
import type {BlogConfig, SiteConfig} from '../../config/SiteConfig.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {findMisspelledMarker, findTruncateMarker} from '../../shared/text/truncateMarker.ts';
import {parseDate} from '../frontMatter/parseDate.ts';
import {ownFrontMatter} from '../frontMatter/parseFrontMatter.ts';
import {type PostFrontMatter, postFrontMatterSchema} from '../frontMatter/postFrontMatter.ts';
import {openKeptMarkdown} from '../keptMarkdown.ts';
import type {LoadOptions} from '../LoadOptions.ts';
import {READ_ALWAYS} from '../MarkdownSources.ts';
import type {MarkdownFile} from '../readMarkdown.ts';
import {siteFile} from '../readSource.ts';
import {findTranslated} from '../translatedFiles.ts';
import {type PostFileName, parsePostFileName} from './postFileName.ts';
import {postReadingTime} from './postReadingTime.ts';

/** The file of a post, with what its name and its text say. */
export interface PostFile extends MarkdownFile<PostFrontMatter> {
  name: PostFileName;
  truncated: boolean;
  /** Whether it has no truncate marker, but a comment that the compiler reports as a misspelled one. */
  hasMisspelledMarker: boolean;
  readingTime?: number;
}

/**
 * Reads the files of posts.
 *
 * @param paths Paths relative to the folder of the blog.
 */
export async function readPosts(
  siteDir: string,
  paths: readonly string[],
  {site, options}: {site: SiteConfig; options: BlogConfig},
  {known = READ_ALWAYS, cache, configSource}: LoadOptions,
): Promise<PostFile[]> {
  const folderOf = await findTranslated(siteDir, options);
  const {format} = site.markdown;
  // The result of a function may change although the text does not.
  const isKept = !options.readingTime;
  const name = `posts ${site.locale} ${options.path} ${options.showReadingTime}`;
  const kept = openKeptMarkdown(isKept ? cache : undefined, name, {
    schema: postFrontMatterSchema,
    format,
    own: ownFrontMatter(site, configSource),
    derive: ({body, ...source}) => {
      const time = postReadingTime({...source, body}, options, {locale: site.locale, configSource});
      const language = formatOf(source.path, source.frontMatter.mdx?.format ?? format);
      const truncated = findTruncateMarker(body, language) !== undefined;
      return {
        name: parsePostFileName(source.path),
        truncated,
        hasMisspelledMarker: !truncated && findMisspelledMarker(body, language) !== undefined,
        readingTime: time.value,
        mistake: source.mistake ?? time.problem,
      };
    },
  });
  const posts: PostFile[] = await mapConcurrent(paths, (path) =>
    known.read(siteFile(folderOf(path), path), () => kept.read({siteDir, folder: folderOf(path), path})),
  );
  kept.save();
  return posts;
}

/** The date in the front matter of a post, or else in its file name. */
export function writtenDate({frontMatter, name}: PostFile): string | undefined {
  return (
    (frontMatter.date === undefined ? undefined : parseDate(frontMatter.date)?.toISOString()) ?? name.date
  );
}
