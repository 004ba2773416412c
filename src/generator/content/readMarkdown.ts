import {formatOf} from '../config/contentFormat.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {readSource, type Source} from './readSource.ts';
import {
  type CheckedFrontMatter,
  checkFrontMatter,
  type FrontMatterSchema,
} from './frontMatter/checkFrontMatter.ts';
import {type OwnFrontMatter, parseFrontMatter} from './frontMatter/parseFrontMatter.ts';
import {findContentTitle} from './text/contentTitle.ts';
import {createExcerpt} from './text/excerpt.ts';

/** One Markdown file, parsed as far as possible without the other files. The text itself is not kept. */
export interface MarkdownFile<FrontMatter> extends Omit<Source, 'text' | 'problem'> {
  frontMatter: FrontMatter;
  /** Set when the front matter cannot be read. */
  isUnread?: true;
  contentTitle?: string;
  /** Description from the front matter, or else the excerpt. */
  description: string;
  /** The front matter's description, unless the text begins with the same words. */
  lead?: string;
  locate: CheckedFrontMatter<FrontMatter>['locate'];
  problems: Problem[];
  /** A problem with a function of the configuration. */
  mistake?: Problem;
}

/** The location of a file, see `readSource`. */
export interface MarkdownPlace {
  siteDir: string;
  folder: string;
  path: string;
}

/** The keys of front matter that matter for reading. */
export interface ReadFrontMatter {
  description?: string;
  mdx?: {format?: 'mdx' | 'md' | 'detect'};
}

/** How Markdown files are read. */
export interface ReadOptions<FrontMatter> {
  /** Schema of their front matter. */
  schema: FrontMatterSchema<FrontMatter>;
  /** The format of files that don't set it themselves. */
  format: 'mdx' | 'md' | 'detect';
  /** The site's own front matter parser. */
  own?: OwnFrontMatter;
}

/**
 * Reads a Markdown file.
 *
 * @returns The file, and its text in two parts: the front matter, and the body without the title.
 */
export async function readMarkdown<FrontMatter extends ReadFrontMatter>(
  place: MarkdownPlace,
  {schema, format, own}: ReadOptions<FrontMatter>,
): Promise<MarkdownFile<FrontMatter> & {yaml: string; body: string}> {
  const {text, problem, ...source} = await readSource(place.siteDir, place.folder, place.path);
  const {siteDir} = place;
  const parsed = own && (await parseFrontMatter({siteDir, file: source.file, text}, schema, own));
  const checked = checkFrontMatter(text, source.file, schema, parsed?.value);
  const {frontMatter, isUnread, yaml, body, problems, locate} = checked;
  const language = formatOf(place.path, frontMatter.mdx?.format ?? format);
  const {title, rest} = findContentTitle(normalize(body), language);
  const excerpt = createExcerpt(rest, language);
  const description = frontMatter.description ?? excerpt;
  return {
    ...source,
    frontMatter,
    ...(isUnread && {isUnread}),
    contentTitle: title,
    description,
    ...(frontMatter.description &&
      !isSaidFirst(frontMatter.description, excerpt) && {lead: frontMatter.description}),
    locate,
    problems: problem ? [problem] : problems,
    yaml,
    body: rest,
    ...(parsed?.problem && {mistake: parsed.problem}),
  };
}

/** Whether a text begins with the words of its description. */
function isSaidFirst(description: string, excerpt: string): boolean {
  const [said, text] = [description, excerpt].map((words) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return (
    said !== undefined &&
    text !== undefined &&
    (text.startsWith(said) || (text !== '' && said.startsWith(text)))
  );
}

/** Normalizes line ends to line feeds and removes surrounding blank lines. */
function normalize(text: string): string {
  return (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text).trim();
}
