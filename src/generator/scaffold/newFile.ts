import {withoutOuterSlashes} from '../shared/address/withoutOuterSlashes.ts';
import {capitalize} from '../shared/text/letterCase.ts';
import path from 'node:path';
import {THEME_MODULE} from '../files/packages/ownPackage.ts';
import {frontMatterText} from '../yaml/frontMatter/frontMatterText.ts';
import type {Answers, NewFile, ScaffoldKind, ScaffoldSite} from './Scaffold.ts';

/** Creates the file that the answers describe. `today` is an ISO date, for posts without a date. */
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
  const name = nameBelow(given, folder);
  const head = frontMatterText({
    title: title.trim(),
    description: described(description),
    tags: splitList(tags),
    sidebar_position: nextPosition(site, path.posix.dirname(name)),
  });
  return {
    file: `${folder}/${name}${markdownExtension(given)}`,
    text: `${head}\nDescribe what readers can do with this.\n\n## First step\n\nText.\n`,
  };
}

function newPost(
  site: ScaffoldSite,
  {title = '', description = '', path: given = '', tags = '', author = '', date}: Answers,
  today: string,
): NewFile {
  const folder = site.folders.post ?? 'blog';
  const name = nameBelow(given, folder);
  const head = frontMatterText({
    slug: name,
    title: title.trim(),
    description: described(description),
    authors: splitList(author),
    tags: splitList(tags),
  });
  const file = `${folder}/${path.posix.join(path.posix.dirname(name), `${date ?? today}-${path.posix.basename(name)}`)}${markdownExtension(given)}`;
  const marker = file.endsWith('.md') ? '<!-- truncate -->' : '{/* truncate */}';
  return {
    file,
    text: `${head}\nThe text before the marker is shown in lists of posts.\n\n${marker}\n\nThe rest of the post.\n`,
  };
}

function newPage(site: ScaffoldSite, {title = '', description = '', path: given = ''}: Answers): NewFile {
  const folder = site.folders.page ?? 'src/pages';
  const name = nameBelow(given, folder);
  if (COMPONENT_RE.test(name))
    return {file: `${folder}/${name}`, text: componentText(name, title, description)};
  const head = frontMatterText({title: title.trim(), description: described(description)});
  return {file: `${folder}/${name}${markdownExtension(given)}`, text: `${head}\nText.\n`};
}

/** Files that contain a React component as a page. */
const COMPONENT_RE = /\.(?:tsx|jsx|js)$/;

/** A page that is a React component, with the document's title and description. */
function componentText(file: string, title: string, description: string): string {
  const words =
    path.posix
      .basename(file)
      .replace(COMPONENT_RE, '')
      .match(/[a-z\d]+/gi) ?? [];
  const name = words.map(capitalize).join('');
  const about = described(description);
  return `import {Head} from '${THEME_MODULE}';

export default function ${/^[A-Z]/.test(name) ? name : `Page${name}`}() {
  return (
    <>
      <Head>
        <title>${jsxText(title.trim())}</title>
${about === undefined ? '' : `        <meta name="description" content={${JSON.stringify(about)}} />\n`}      </Head>
      <h1>${jsxText(title.trim())}</h1>
      <p>Text.</p>
    </>
  );
}
`;
}

/** Text in JSX, as an expression if it contains characters with a special meaning. */
function jsxText(text: string): string {
  return /[{}<>&"'\\]/.test(text) ? `{${JSON.stringify(text)}}` : text;
}

/** A trimmed description; undefined if it is left out. */
function described(description: string): string | undefined {
  return description.trim() === '' ? undefined : description.trim();
}

/** The Markdown extension that the author wrote, or else that of MDX. */
function markdownExtension(given: string): string {
  return /\.md$/.test(given.trim()) ? '.md' : '.mdx';
}

function newCategory(site: ScaffoldSite, {title = '', description = '', path: given = ''}: Answers): NewFile {
  const folder = site.folders.doc ?? 'docs';
  const name = nameBelow(given, folder);
  const data = {
    label: title.trim(),
    position: nextPosition(site, path.posix.dirname(name)),
    link: {type: 'generated-index', description: described(description)},
  };
  return {file: `${folder}/${name}/_category_.json`, text: `${JSON.stringify(data, null, 2)}\n`};
}

/** The position after the siblings; undefined if they have none, since items with a position come first. */
function nextPosition({positions, docFolders}: ScaffoldSite, folder: string): number | undefined {
  const siblings = positions.get(folder) ?? [];
  if (siblings.length > 0) return Math.floor(Math.max(...siblings)) + 1;
  return docFolders.has(folder) ? undefined : 1;
}

/** Normalizes a path below its folder, in whichever form it was written: `docs/guide/x.mdx`, `/guide/x`, `guide/x`. */
function nameBelow(given: string, folder: string): string {
  const bare = withoutOuterSlashes(path.posix.normalize(given.trim()));
  const below = bare.startsWith(`${folder}/`) ? bare.slice(folder.length + 1) : bare;
  return below.replace(/\.mdx?$/, '');
}

/** The entries of a comma-separated list. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
