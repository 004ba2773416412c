import path from 'node:path';
import {frontMatterText} from '../yaml/frontMatter/frontMatterText.ts';
import type {Answers, NewFile, ScaffoldKind, ScaffoldSite} from './Scaffold.ts';

/** Makes the file that the answers describe. `today` is an ISO day, for posts without a date. */
export function newFile(kind: ScaffoldKind, site: ScaffoldSite, answers: Answers, today: string): NewFile {
  switch (kind) {
    case 'doc':
      return newDoc(site, answers);
    case 'post':
      return newPost(site, answers, today);
    case 'page':
      return newPage(site, answers);
    case 'category':
      return newCategory(site, answers);
  }
}

function newDoc(
  site: ScaffoldSite,
  {title = '', description = '', path: given = '', tags = ''}: Answers,
): NewFile {
  const folder = site.folders.doc ?? 'docs';
  const name = relativePath(given, folder);
  const head = frontMatterText({
    title: title.trim(),
    description: description.trim(),
    tags: splitList(tags),
    sidebar_position: nextPosition(site, path.posix.dirname(name)),
  });
  return {
    file: `${folder}/${name}.mdx`,
    text: `${head}\nSay here what the reader can do with this.\n\n## First step\n\nText.\n`,
  };
}

function newPost(
  site: ScaffoldSite,
  {title = '', description = '', path: given = '', tags = '', author = '', date}: Answers,
  today: string,
): NewFile {
  const folder = site.folders.post ?? 'blog';
  const name = relativePath(given, folder);
  const head = frontMatterText({
    slug: name,
    title: title.trim(),
    description: description.trim(),
    authors: splitList(author),
    tags: splitList(tags),
  });
  const file = `${folder}/${path.posix.join(path.posix.dirname(name), `${date ?? today}-${path.posix.basename(name)}`)}.mdx`;
  return {file, text: `${head}\nWhat lists of posts show.\n\n{/* truncate */}\n\nThe rest of the post.\n`};
}

function newPage(site: ScaffoldSite, {title = '', description = '', path: given = ''}: Answers): NewFile {
  const folder = site.folders.page ?? 'src/pages';
  const head = frontMatterText({title: title.trim(), description: description.trim()});
  return {file: `${folder}/${relativePath(given, folder)}.mdx`, text: `${head}\nText.\n`};
}

function newCategory(site: ScaffoldSite, {title = '', description = '', path: given = ''}: Answers): NewFile {
  const folder = site.folders.doc ?? 'docs';
  const name = relativePath(given, folder);
  const data = {
    label: title.trim(),
    position: nextPosition(site, path.posix.dirname(name)),
    link: {type: 'generated-index', description: description.trim()},
  };
  return {file: `${folder}/${name}/_category_.json`, text: `${JSON.stringify(data, null, 2)}\n`};
}

/** The position after the siblings'; none where they have none, since those with a position come first. */
function nextPosition({positions, docFolders}: ScaffoldSite, folder: string): number | undefined {
  const siblings = positions.get(folder) ?? [];
  if (siblings.length > 0) return Math.floor(Math.max(...siblings)) + 1;
  return docFolders.has(folder) ? undefined : 1;
}

/** A path below its folder, however it was written: `docs/guide/x.mdx`, `/guide/x`, `guide/x`. */
function relativePath(given: string, folder: string): string {
  const bare = path.posix.normalize(given.trim()).replace(/^\/+|\/+$/g, '');
  const below = bare.startsWith(`${folder}/`) ? bare.slice(folder.length + 1) : bare;
  return below.replace(/\.mdx?$/, '');
}

/** The entries of a list that is written with commas. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
