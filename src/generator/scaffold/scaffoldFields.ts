import path from 'node:path';
import {slug} from 'github-slugger';
import {LONGEST_DESCRIPTION} from '../content/frontMatter/commonFields.ts';
import {availableNames} from '../content/availableNames.ts';
import {parseDate} from '../content/frontMatter/parseDate.ts';
import {newFile, splitList} from './newFile.ts';
import type {Answers, Field, ScaffoldKind, ScaffoldSite} from './Scaffold.ts';

/** The questions for a kind of file, in their order. `today` is an ISO day. */
export function scaffoldFields(kind: ScaffoldKind, site: ScaffoldSite, today: string): Field[] {
  const title: Field = {
    key: 'title',
    question: kind === 'category' ? 'Label in the sidebar' : 'Title',
    check: (answer) => (answer.trim() === '' ? 'The title must not be empty.' : undefined),
  };
  const description: Field = {
    key: 'description',
    question: `Description, one sentence on what the reader finds there (up to ${LONGEST_DESCRIPTION} characters)`,
    check: checkDescription,
  };
  const path: Field = {
    key: 'path',
    question: kind === 'post' ? 'Last part of the address' : `Path below ${folderOf(kind, site)}/`,
    fallback: ({title: given = ''}) => slug(given),
    check: (answer, answers) => checkPath(kind, site, {...answers, path: answer}, today),
  };
  const [only, ...others] = site.authors;
  const author: Field = {
    key: 'author',
    question: `Author, a key of the authors file, or several with commas (${site.authors.join(', ')})`,
    ...(only !== undefined && others.length === 0 && {fallback: () => only}),
    check: (answer) => unknownName(splitList(answer), site.authors, 'author', 'authors'),
  };
  const date: Field = {
    key: 'date',
    question: 'Date',
    fallback: () => today,
    check: (answer) =>
      /^\d{4}-\d\d-\d\d$/.test(answer) && parseDate(answer)
        ? undefined
        : `"${answer}" is no day of the calendar. Write it as \`${today}\`.`,
  };
  switch (kind) {
    case 'doc':
      return [title, description, path, tagsField(site.tags.doc)];
    case 'post':
      // The date is a part of the file's name.
      return [
        title,
        description,
        date,
        path,
        ...(site.authors.length > 0 ? [author] : []),
        tagsField(site.tags.post),
      ];
    case 'page':
      return [title, description, path];
    case 'category':
      return [title, description, path];
  }
}

/** Folder that a kind of file lives in, relative to the site folder; undefined when the site has no such part. */
export function folderOf(kind: ScaffoldKind, {folders}: ScaffoldSite): string | undefined {
  return kind === 'category' ? folders.doc : folders[kind];
}

function tagsField(known: string[] | undefined): Field {
  return {
    key: 'tags',
    question: 'Tags, with commas',
    fallback: () => '',
    check: (answer) => known && unknownName(splitList(answer), known, 'tag', 'tags'),
  };
}

function unknownName(
  names: string[],
  known: readonly string[],
  noun: string,
  plural: string,
): string | undefined {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  return `The ${noun} \`${unknown}\` is not declared. ${availableNames(unknown, known, plural)}`;
}

function checkDescription(answer: string): string | undefined {
  const {length} = [...answer.trim()];
  if (length === 0) return 'The description must not be empty: search results and cards show it.';
  if (length <= LONGEST_DESCRIPTION) return undefined;
  return `The description has ${length} characters. Shorten it to ${LONGEST_DESCRIPTION}.`;
}

function checkPath(
  kind: ScaffoldKind,
  site: ScaffoldSite,
  answers: Answers,
  today: string,
): string | undefined {
  const address = answers.path ?? '';
  const parts = address.replace(/^\/|\/$/g, '').split('/');
  if (parts.some((part) => part.trim() === '')) {
    return address.trim() === ''
      ? 'Name the path: none can be made of the title.'
      : `\`${address}\` is no path.`;
  }
  if (parts.some((part) => part.startsWith('.') || /[\\?#%:*"<>|]/.test(part))) {
    return `\`${address}\` has a part that begins with a dot, or a character that addresses do not have.`;
  }
  if (parts.some((part) => part.startsWith('_')))
    return `\`${address}\` has a part that begins with \`_\`: such files are no pages.`;
  const {file} = newFile(kind, site, answers, today);
  const folder = path.posix.relative(site.folders.doc ?? '', path.posix.dirname(file));
  const stem = file.replace(/\.\w+$/, '');
  const taken =
    (kind === 'category' ? site.categories.get(folder) : undefined) ??
    [`${stem}.mdx`, `${stem}.md`, `${stem}/index.mdx`, `${stem}/index.md`, `${stem}.tsx`].find((one) =>
      site.files.has(one),
    );
  return taken === undefined ? undefined : `\`${taken}\` exists already. Choose another path.`;
}
