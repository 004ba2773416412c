import type {Addressing} from '../../shared/address/Addressing.ts';
import type {Reaction} from '../../config/SiteConfig.ts';
import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {availableNames} from '../availableNames.ts';
import type {Author} from '../Content.ts';
import {INLINE_AUTHOR_KEYS, type PostFrontMatter} from '../frontMatter/postFrontMatter.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import {authorProblems} from './authorProblems.ts';
import {createAuthor, mergeAuthors, type WrittenAuthor} from './createAuthor.ts';
import type {LoadedAuthors} from './loadAuthors.ts';

export interface AuthorOptions {
  site: Addressing;
  authorsFile: LoadedAuthors;
  onInlineAuthors: Reaction;
}

interface PostSource {
  file: string;
  frontMatter: PostFrontMatter;
  locate: (path: KeyPath, where?: 'key' | 'value') => Position | undefined;
}

/**
 * Resolves the authors of a post (Docusaurus 3 blog authors): keys of the authors file, authors written in the post, or
 * the legacy `author…` keys. Unknown keys are errors; authors without a key are reported as `onInlineAuthors` says.
 */
export function resolveAuthors(
  source: PostSource,
  options: AuthorOptions,
): {authors: Author[]; problems: Problem[]} {
  const authors: Author[] = [];
  const problems: Problem[] = [];
  const {authorsFile, site} = options;
  for (const {author, path} of writtenAuthors(source.frontMatter)) {
    problems.push(...writtenProblems(author, path, source));
    const known = author.key === undefined ? undefined : authorsFile.authors.get(author.key);
    if (author.key === undefined) problems.push(...inlineProblem(author, path, source, options));
    else if (!known && !authorsFile.failed) problems.push(unknownKey(author.key, path, source, authorsFile));
    if (author.key !== undefined && !known && author.name === undefined) continue;
    const declared = author.key === undefined ? undefined : authorsFile.written.get(author.key);
    authors.push(createAuthor(declared ? mergeAuthors(declared, author) : author, site, known?.permalink));
  }
  return {authors, problems};
}

interface PlacedAuthor {
  author: WrittenAuthor;
  /** Its path in the front matter. */
  path: KeyPath;
}

function writtenAuthors(frontMatter: PostFrontMatter): PlacedAuthor[] {
  const {authors} = frontMatter;
  if (authors === undefined) return legacyAuthor(frontMatter);
  const list = Array.isArray(authors) ? authors : [authors];
  return list.map((one, index) => {
    const path = Array.isArray(authors) ? ['authors', index] : ['authors'];
    if (typeof one === 'string') return {author: {key: one}, path};
    return {author: one, path: one.key === undefined ? path : [...path, 'key']};
  });
}

function legacyAuthor(frontMatter: PostFrontMatter): PlacedAuthor[] {
  const author = {
    name: frontMatter.author,
    title: frontMatter.author_title ?? frontMatter.authorTitle,
    url: frontMatter.author_url ?? frontMatter.authorURL,
    imageURL: frontMatter.author_image_url ?? frontMatter.authorImageURL,
  };
  if (author.name === undefined && author.imageURL === undefined) return [];
  return [{author, path: [author.name === undefined ? 'author_image_url' : 'author']}];
}

/** The mistakes in an author that the post contains. */
function writtenProblems(author: WrittenAuthor, path: KeyPath, source: PostSource): Problem[] {
  if (path[0] !== 'authors') return [];
  const name = author.key ?? author.name;
  const parent = path.at(-1) === 'key' ? path.slice(0, -1) : path;
  return authorProblems(author, {
    file: source.file,
    subject: name === undefined ? 'an author' : `the author \`${name}\``,
    keys: INLINE_AUTHOR_KEYS,
    locate: (below) => source.locate([...parent, ...below], 'key'),
  });
}

function unknownKey(key: string, path: KeyPath, source: PostSource, authorsFile: LoadedAuthors): Problem {
  return {
    severity: 'error',
    file: source.file,
    ...source.locate(path),
    message: `The author \`${key}\` is not declared in \`${authorsFile.file}\`.`,
    hint: knownAuthors(key, authorsFile),
  };
}

function knownAuthors(key: string, {authors, exists, file}: LoadedAuthors): string | undefined {
  const several = key.split(/\s*,\s*/);
  if (several.some((one) => authors.has(one))) return `Write a list: \`[${several.join(', ')}]\`.`;
  if (!exists) return `Create the authors file \`${file}\` and declare \`${key}\` there.`;
  return availableNames(key, [...authors.keys()], 'authors');
}

function inlineProblem(
  author: WrittenAuthor,
  path: KeyPath,
  source: PostSource,
  {onInlineAuthors, authorsFile}: AuthorOptions,
): Problem[] {
  const severity = reactionSeverity(onInlineAuthors);
  if (!severity) return [];
  const name = author.name === undefined ? 'An author' : `The author \`${author.name}\``;
  return [
    {
      severity,
      file: source.file,
      ...source.locate(path),
      message: `${name} is written in the post and not declared in \`${authorsFile.file}\`.`,
      hint: 'Declare the author there and use the key, or set `onInlineAuthors` to "ignore".',
    },
  ];
}
