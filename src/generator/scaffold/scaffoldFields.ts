import {capitalize} from '../shared/text/letterCase.ts';
import path from 'node:path';
import {slug} from 'github-slugger';
import {findRepeatedValues} from '../check/pages/findRepeatedValues.ts';
import {phrasePattern} from '../check/text/phrasePattern.ts';
import type {RuleName} from '../config/SiteConfig.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import {withoutOuterSlashes} from '../shared/address/withoutOuterSlashes.ts';
import {availableNames} from '../content/availableNames.ts';
import {impossibleDay} from '../content/frontMatter/impossibleDay.ts';
import {parseDate} from '../content/frontMatter/parseDate.ts';
import {newFile, splitList} from './newFile.ts';
import type {Answers, Field, ScaffoldKind, ScaffoldSite} from './Scaffold.ts';

/** The questions for a kind of file, in order. `today` is an ISO date. */
export function scaffoldFields(kind: ScaffoldKind, site: ScaffoldSite, today: string): Field[] {
  const title = titleField(kind, site);
  const description = descriptionField(kind, site);
  const path: Field = {
    key: 'path',
    question: kind === 'post' ? 'Last part of the address' : `Path below ${folderOf(kind, site)}/`,
    fallback: ({title: given = ''}) => slug(given),
    check: (answer, answers) => checkPath(kind, site, {...answers, path: answer}, today),
  };
  switch (kind) {
    case 'doc':
      return [title, description, path, tagsField(site.tags.doc)];
    case 'post':
      // The date is part of the file name.
      return [
        title,
        description,
        dateField(today),
        path,
        ...(site.authors.length > 0 ? [authorField(site.authors)] : []),
        tagsField(site.tags.post),
      ];
    case 'page':
    case 'category':
      return [title, description, path];
  }
}

/** Folder for a kind of file, relative to the site folder; undefined if the site has no such content. */
export function folderOf(kind: ScaffoldKind, {folders}: ScaffoldSite): string | undefined {
  return kind === 'category' ? folders.doc : folders[kind];
}

function titleField(kind: ScaffoldKind, site: ScaffoldSite): Field {
  return {
    key: 'title',
    question: kind === 'category' ? 'Label in the sidebar' : 'Title',
    unasked: ({path: given}) => titleOf(given),
    check: (answer) =>
      answer.trim() === '' ? 'The title must not be empty.' : findTextMistake('title', kind, answer, site),
  };
}

function descriptionField(kind: ScaffoldKind, site: ScaffoldSite): Field {
  const limit = site.rules['long-description'];
  const isNeeded =
    site.rules['missing-description'].severity !== 'off' && (kind === 'doc' || kind === 'post');
  return {
    key: 'description',
    question: `Description, one sentence that summarizes the page (up to ${limit.max} characters)`,
    // A page can be found by its title until somebody writes a description.
    unasked: ({title: given}) => (isNeeded ? given : ''),
    ...(!isNeeded && {fallback: () => ''}),
    check: (answer) => {
      const {length} = [...answer.trim()];
      if (length === 0)
        return isNeeded ? 'The description must not be empty: search results and cards show it.' : undefined;
      if (limit.severity !== 'off' && length > limit.max)
        return `The description has ${length} characters. Shorten it to ${limit.max}.`;
      return findTextMistake('description', kind, answer, site);
    },
  };
}

function authorField(authors: readonly string[]): Field {
  const [only, ...others] = authors;
  return {
    key: 'author',
    question: `Author, a key of the authors file, or several separated by commas (${authors.join(', ')})`,
    ...(only !== undefined && others.length === 0 && {fallback: () => only}),
    unasked: () => (others.length === 0 ? only : ''),
    check: (answer) => unknownName(splitList(answer), authors, 'author', 'authors'),
  };
}

function dateField(today: string): Field {
  return {
    key: 'date',
    question: 'Date',
    fallback: () => today,
    check: (answer) =>
      /^\d{4}-\d\d-\d\d$/.test(answer) && parseDate(answer) && !impossibleDay(answer)
        ? undefined
        : `"${answer}" is not a valid date. Write it like \`${today}\`.`,
  };
}

function tagsField(known: string[] | undefined): Field {
  return {
    key: 'tags',
    question: 'Tags, separated by commas',
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

/** Derives a title from the last part of a path: `Rotate a key` from `guide/rotate-a-key.mdx`. */
function titleOf(path: string | undefined): string | undefined {
  const name = path
    ?.trim()
    .replace(/\/+$/, '')
    .split('/')
    .at(-1)
    ?.replace(/\.[a-z]+$/i, '');
  const words = name?.match(/[\p{L}\p{N}]+/gu)?.join(' ');
  return words && capitalize(words);
}

/** The mistake that the site's check would report for a title or description. */
function findTextMistake(
  key: 'title' | 'description',
  kind: ScaffoldKind,
  text: string,
  {rules, documents}: ScaffoldSite,
): string | undefined {
  if (kind !== 'doc' && kind !== 'post') return undefined;
  const isOn = (rule: RuleName) => rules[rule].severity !== 'off';
  const filler = isOn('filler-word') ? phrasePattern(rules['filler-word'].words)?.exec(text)?.[0] : undefined;
  if (filler !== undefined) return `“${filler}” is filler. Say what it does, or leave the word out.`;
  // A post and a doc may have the same title, but not the same description.
  const compared = documents.filter((one) => key === 'description' || (kind === 'doc' && one.kind === 'doc'));
  const pages = [...compared.map((one) => textsOf(one)), {file: '', title: '', [key]: text}];
  const repeated = isOn(`repeated-${key}`) && findRepeatedValues(pages, key).find(({file}) => file === '');
  return repeated ? `${repeated.message} ${repeated.hint}` : undefined;
}

function textsOf({file, title, frontMatter: {description}}: ScaffoldSite['documents'][number]) {
  return {file, title, ...(typeof description === 'string' && {description})};
}

/** File extensions that users may type for a page, but that belong to other kinds of files. */
const OTHER_FILE_RE = /\.(?:[cm]?[jt]sx?|html?|json|ya?ml|txt|s?css|vue|svelte|astro)$/i;

function checkPath(
  kind: ScaffoldKind,
  site: ScaffoldSite,
  answers: Answers,
  today: string,
): string | undefined {
  const address = answers.path ?? '';
  const parts = withoutOuterSlashes(address).split('/');
  if (parts.some((part) => part.trim() === '')) {
    return address.trim() === ''
      ? 'Pass a path: none can be derived from the title.'
      : `\`${address}\` is not a path.`;
  }
  if (parts.some((part) => part.startsWith('.') || /[\\?#%:*"<>|]/.test(part))) {
    return `\`${address}\` has a part that begins with a dot, or a character that addresses cannot contain.`;
  }
  if (parts.some((part) => part.startsWith('_')))
    return `\`${address}\` has a part that begins with \`_\`: such files are not pages.`;
  const extension = OTHER_FILE_RE.exec(address)?.[0];
  if (extension !== undefined && !(kind === 'page' && /^\.(?:tsx|jsx|js)$/.test(extension))) {
    const others = kind === 'page' ? ', or `.tsx` for a React component' : '';
    return `\`${address}\` would not be a page. Leave \`${extension}\` out, or write \`.mdx\` or \`.md\`${others}.`;
  }
  const {file} = newFile(kind, site, answers, today);
  const folder = path.posix.relative(site.folders.doc ?? '', path.posix.dirname(file));
  const stem = file.replace(/\.\w+$/, '');
  const taken =
    (kind === 'category' ? site.categories.get(folder) : undefined) ??
    ['.mdx', '.md', '.tsx', '.jsx', '.js']
      .flatMap((end) => [stem + end, `${stem}/index${end}`])
      .find((one) => site.files.has(one));
  if (taken !== undefined) return `\`${taken}\` exists already. Choose another path.`;
  const permalink = site.addressOf(kind, file);
  const owner = permalink === undefined ? undefined : site.owners.get(pageKey(permalink));
  return owner && `The address ${permalink} is taken by ${owner}. Choose another path.`;
}
