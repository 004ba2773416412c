import {mkdir, rm, rmdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ConfigDialect} from '../config/ConfigDialect.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {slugLocator} from '../content/frontMatter/locateFrontMatter.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {dropTakenRoutes} from '../routes/owners/dropTakenRoutes.ts';
import {loadSiteConfig} from '../config/loadSiteConfig.ts';
import {allDocs, allPages, allPosts} from '../content/allDocuments.ts';
import {availableNames} from '../content/availableNames.ts';
import type {Content, Doc} from '../content/Content.ts';
import {loadSite} from '../pipeline/loadSite.ts';
import type {SidebarCategory, SidebarItem} from '../content/sidebars/SidebarItem.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {type Collecting, collectAnswers} from './collectAnswers.ts';
import {scaffoldFields, folderOf} from './scaffoldFields.ts';
import {newFile} from './newFile.ts';
import {readScaffoldSite} from './readScaffoldSite.ts';
import {hasCode} from '../shared/problems/hasCode.ts';
import type {Answers, Field, ScaffoldKind, ScaffoldSite} from './Scaffold.ts';

export interface NewRequest extends Omit<Collecting, 'fields'> {
  /** Absolute path of the site folder. */
  siteDir: string;
  /** See `loadSiteConfig`. */
  dialect?: ConfigDialect;
  kind: ScaffoldKind;
  /** Id of the docs, blog or pages to add the file to; defaults to the first. */
  instance?: string;
  /** ISO date. */
  today: string;
}

export interface NewResult {
  /** The file that was written, relative to the site folder; absent if there was a mistake. */
  file?: string;
  /** Path of the page with baseUrl, if it has one already. */
  address?: string;
  /** What the author still has to do, or may want to. */
  note?: string;
  mistakes: string[];
  problems: Problem[];
}

/**
 * Creates a doc, post, page or category: prompts for missing answers, writes a new file, and reads the site again to
 * check that the file is valid. An invalid file is removed again.
 */
export async function createNew({
  siteDir,
  dialect,
  kind,
  instance,
  today,
  ...collecting
}: NewRequest): Promise<NewResult> {
  const {config, problems: configProblems} = await loadSiteConfig(siteDir, dialect);
  if (!config) return {mistakes: [], problems: configProblems};
  const before = await loadSite(siteDir, config);
  const site = await readScaffoldSite(siteDir, config, before.content, instance);
  if (folderOf(kind, site) === undefined) {
    const part = kind === 'post' ? 'blog' : kind === 'page' ? 'pages' : 'docs';
    const ids = config[part].map(({id}) => id);
    if (instance !== undefined && ids.length > 0) {
      const hint = availableNames(instance, ids, `ids of ${part}`);
      return {mistakes: [`--in: The site has no ${part} with the id \`${instance}\`. ${hint}`], problems: []};
    }
    return {
      mistakes: [`The site has no ${part}: \`${part}\` is \`false\` in its configuration.`],
      problems: [],
    };
  }
  const fields = scaffoldFields(kind, site, today);
  const unused = unusedOptions(kind, collecting.given, fields);
  if (unused.length > 0) return {mistakes: unused, problems: []};
  const {answers, mistakes} = await collectAnswers({...collecting, fields});
  if (mistakes.length > 0) return {mistakes, problems: []};

  const {file, text} = newFile(kind, site, answers, today);
  const target = path.join(siteDir, file);
  const made = await mkdir(path.dirname(target), {recursive: true});
  try {
    await writeFile(target, text, {flag: 'wx'});
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return {mistakes: [`\`${file}\` exists already; nothing was written.`], problems: []};
  }
  const after = await loadSite(siteDir, config);
  const known = new Set(problemsOf(siteDir, config, before).map(({message}) => message));
  const problems = problemsOf(siteDir, config, after).filter(
    ({message, severity}) => severity === 'error' && !known.has(message),
  );
  if (problems.length > 0) {
    await rm(target);
    if (made !== undefined) await removeEmpty(path.dirname(target), made);
    return {mistakes: [`\`${file}\` would break the site, so it was not kept.`], problems};
  }
  return {file, ...describe(kind, file, after.content, site), mistakes: [], problems: []};
}

/** Removes a folder and those around it, up to `top`, as long as they are empty. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  try {
    await rmdir(folder);
  } catch (error) {
    // Someone else has put a file there in the meantime.
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return;
    throw error;
  }
  if (folder !== top) await removeEmpty(path.dirname(folder), top);
}

/** Problems in the loaded content, and conflicts between the addresses of its generated pages. */
function problemsOf(
  siteDir: string,
  config: SiteConfig,
  {content, problems}: {content: Content; problems: readonly Problem[]},
): Problem[] {
  const {routes} = createRoutes(config, content, {get: () => undefined});
  return [...problems, ...dropTakenRoutes(routes, config.onDuplicateRoutes, slugLocator(siteDir)).problems];
}

/** @param before The site before the file was written. */
function describe(
  kind: ScaffoldKind,
  file: string,
  content: Content,
  before: ScaffoldSite,
): Pick<NewResult, 'address' | 'note'> {
  if (kind === 'category') return describeCategory(path.posix.dirname(file), content);
  const documents = [...allDocs(content), ...allPosts(content), ...allPages(content)];
  const address = documents.find((document) => document.file === file)?.permalink;
  const set = content.docsSets.find(({docs}) => docs.some((one) => one.file === file));
  const doc = set?.docs.find((one) => one.file === file);
  const note = doc && noteOnSidebar(doc, Object.values(set?.sidebars ?? {}), before);
  return {...(address !== undefined && {address}), ...(note !== undefined && {note})};
}

/** The address of a new category's page, once the category is in a sidebar. */
function describeCategory(folder: string, content: Content): Pick<NewResult, 'address' | 'note'> {
  const set = content.docsSets.find(({options}) => folder.startsWith(`${options.path}/`));
  const ids = set?.docs.filter(({file}) => file.startsWith(`${folder}/`)).map(({id}) => id) ?? [];
  if (ids.length === 0) return {note: 'It appears in the sidebar as soon as its folder contains a doc.'};
  const categories = Object.values(set?.sidebars ?? {}).flatMap((items) => categoriesIn(items));
  const own = categories.find(({link, items}) => {
    const held = link?.type === 'generated-index' ? docsIn(items) : [];
    return held.length > 0 && held.every((id) => ids.includes(id));
  });
  return own?.link
    ? {address: own.link.href}
    : {note: `No sidebar makes a category of \`${folder}\`: add it to the sidebars file.`};
}

function categoriesIn(items: readonly SidebarItem[]): SidebarCategory[] {
  return items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesIn(item.items)] : []));
}

function docsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) =>
    item.type === 'category' ? docsIn(item.items) : item.type === 'doc' ? [item.id] : [],
  );
}

/** What the author should know about a new doc's place in the sidebars. */
function noteOnSidebar(
  {id, sourceDir, file}: Doc,
  sidebars: readonly (readonly SidebarItem[])[],
  before: ScaffoldSite,
): string | undefined {
  const places = sidebars.flatMap((items) => placesOf(items, id));
  if (places.length === 0) return `No sidebar lists it yet: add '${id}' to the sidebars file.`;
  const [{category} = {}] = places;
  if (category === undefined || before.docFolders.has(sourceDir) || before.categories.has(sourceDir))
    return undefined;
  const data = path.posix.join(path.posix.dirname(file), '_category_.json');
  return `The sidebar shows it in the new category \`${category}\`; \`${data}\` can give that a label and a position.`;
}

/** Where a doc is listed: each time the label of the category that contains it, if one does. */
function placesOf(items: readonly SidebarItem[], id: string, category?: string): {category?: string}[] {
  return items.flatMap((item) => {
    const isDoc = item.type === 'doc' ? item.id === id : item.type === 'category' && leadsTo(item, id);
    const own = isDoc ? [category === undefined ? {} : {category}] : [];
    return item.type === 'category' ? [...own, ...placesOf(item.items, id, item.label)] : own;
  });
}

function leadsTo({link}: SidebarCategory, id: string): boolean {
  return link?.type === 'doc' && link.id === id;
}

/** Reports options that would be ignored, so that what they say is not lost unnoticed. */
function unusedOptions(kind: ScaffoldKind, given: Answers, fields: readonly Field[]): string[] {
  return (Object.keys(given) as (keyof Answers)[])
    .filter((key) => given[key] !== undefined && !fields.some((field) => field.key === key))
    .map((key) =>
      kind === 'post' && key === 'author'
        ? '--author: The site declares no authors. Add them to the authors file first.'
        : `--${key} has no meaning for a ${kind}.`,
    );
}
