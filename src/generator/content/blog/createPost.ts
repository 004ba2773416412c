import type {BlogConfig} from '../../config/SiteConfig.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import {resolveSlug} from '../../shared/address/resolveSlug.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {addressProblems} from '../addressProblems.ts';
import type {BlogPost} from '../Content.ts';
import {createDocument} from '../createDocument.ts';
import type {MarkdownContext} from '../MarkdownContext.ts';
import {resolveTags, type TagOptions} from '../tags/resolveTags.ts';
import {type PostFile, writtenDate} from './readPosts.ts';
import {type AuthorOptions, resolveAuthors} from './resolveAuthors.ts';

/** What the posts of a blog share. */
export interface PostContext {
  options: BlogConfig;
  markdown: MarkdownContext;
  tags: TagOptions;
  authors: AuthorOptions;
  /** Dates of posts whose date is not written, by file. */
  dates: ReadonlyMap<string, string>;
}

/**
 * Creates a post from its file.
 *
 * @returns also what is wrong with it, and with a function of the configuration that was called for it (`mistake`).
 */
export function createPost(
  source: PostFile,
  {options, markdown, tags: tagOptions, authors: authorOptions, dates}: PostContext,
): {post: BlogPost; problems: Problem[]; mistake?: Problem} {
  const {file, frontMatter, name} = source;
  const tags = resolveTags(frontMatter.tags ?? [], source, tagOptions);
  const authors = resolveAuthors(source, authorOptions);
  const own = frontMatter.slug === undefined ? undefined : resolveSlug(frontMatter.slug, '/');
  const slug = own ?? name.slug;
  const title = frontMatter.title ?? source.contentTitle ?? name.text;
  const {document, problem} = createDocument(source, {title, slug, tags: tags.tags}, markdown);
  return {
    post: {
      kind: 'post',
      ...document,
      date: writtenDate(source) ?? dates.get(file) ?? new Date(0).toISOString(),
      slug,
      titleMeta: frontMatter.title_meta,
      sidebarLabel: frontMatter.sidebar_label,
      authors: authors.authors,
      readingTime: source.readingTime,
      truncated: source.truncated,
    },
    problems: [
      ...source.problems,
      ...tags.problems,
      ...authors.problems,
      ...checkPost(source, options),
      ...addressProblems(source, slug, markdown),
    ],
    mistake: problem,
  };
}

function checkPost(
  {file, frontMatter, name, truncated, hasMisspelledMarker, locate}: PostFile,
  options: BlogConfig,
): Problem[] {
  const problems: Problem[] = [];
  if (name.impossibleDate !== undefined && frontMatter.date === undefined) {
    const taken = name.date === undefined ? '' : `; it is read as ${name.date.slice(0, 10)}`;
    const message = `The file name contains the date ${name.impossibleDate}, which does not exist${taken}.`;
    problems.push({
      severity: name.date === undefined ? 'error' : 'warning',
      file,
      message,
      hint: 'Rename the file, or give it a `date` in its front matter.',
    });
  }
  if (frontMatter.id !== undefined) {
    const message = 'The front matter key `id` is no longer supported in blog posts.';
    problems.push({
      severity: 'warning',
      file,
      ...locate(['id'], 'key'),
      message,
      hint: 'Use `slug` instead.',
    });
  }
  const severity = truncated ? undefined : reactionSeverity(options.onUntruncatedBlogPosts);
  if (severity && !frontMatter.draft && !(hasMisspelledMarker && severity === 'warning')) {
    const message = 'The post has no truncate marker, so lists show all of it.';
    const hint = 'Put `<!-- truncate -->` (in MDX `{/* truncate */}`) after its first paragraphs.';
    problems.push({severity, file, message, hint});
  }
  return problems;
}
