import type {BlogConfig, SiteConfig} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Author} from '../Content.ts';
import {type DataFile, readDataFile} from '../../yaml/readDataFile.ts';
import {namedAddressProblems} from '../namedAddress.ts';
import {siteFile} from '../readSource.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {kebabCase} from '../../shared/text/kebabCase.ts';
import {type AuthorEntry, AUTHOR_KEYS, authorsFileSchema} from '../frontMatter/authorFields.ts';
import {authorProblems} from './authorProblems.ts';
import {createAuthor} from './createAuthor.ts';
import {findTranslated} from '../translatedFiles.ts';

export interface LoadedAuthors {
  /** Relative to the site folder. */
  file: string;
  exists: boolean;
  authors: Map<string, Author>;
  /** The authors as written, for posts that override some of their keys. */
  written: Map<string, AuthorEntry>;
  /** True when the file could not be read, so its keys are unknown. */
  failed: boolean;
  locate: DataFile<unknown>['locate'];
  problems: Problem[];
}

/** Loads the authors file of the blog; without a file there are no authors. */
export async function loadAuthors(
  siteDir: string,
  site: SiteConfig,
  options: BlogConfig,
): Promise<LoadedAuthors> {
  const folderOf = await findTranslated(siteDir, options);
  const file = siteFile(folderOf(options.authorsMapPath), options.authorsMapPath);
  const loaded = readDataFile(siteDir, file, authorsFileSchema, 'authors file');
  const {data = {}, exists, problems} = loaded;
  const authors = new Map<string, Author>();
  const owners = new Map<string, string>();
  for (const [key, entry] of Object.entries(data)) {
    problems.push(
      ...authorProblems(entry, {
        file,
        subject: `the author \`${key}\``,
        keys: AUTHOR_KEYS,
        locate: (path) => loaded.locate([key, ...path], 'key'),
      }),
    );
    const path = pagePath(key, entry);
    const permalink =
      path === undefined
        ? undefined
        : createPermalink(site, options.routeBasePath, options.authorsBasePath, path);
    if (path !== undefined && permalink !== undefined) {
      const place = () => ({
        file,
        ...(typeof entry.page === 'object'
          ? loaded.locate([key, 'page', 'permalink'], 'value')
          : loaded.locate([key], 'key')),
      });
      problems.push(
        ...namedAddressProblems({noun: 'author', name: key, path, option: 'page.permalink', place}),
      );
      const owner = owners.get(permalink);
      if (owner !== undefined) problems.push(sharedPage(place(), [owner, key], permalink));
      owners.set(permalink, owner ?? key);
    }
    authors.set(key, createAuthor({...entry, key}, site, permalink));
  }
  return {
    file,
    exists,
    authors,
    written: new Map(Object.entries(data)),
    failed: exists && loaded.data === undefined,
    locate: loaded.locate,
    problems,
  };
}

function sharedPage(
  place: Pick<Problem, 'file'>,
  [owner, key]: [string, string],
  permalink: string,
): Problem {
  const message = `The pages of the authors \`${owner}\` and \`${key}\` have the same address, ${permalink}.`;
  return {severity: 'error', ...place, message, hint: 'Give one of them another `page.permalink`.'};
}

/** Path of the author's page below the authors route; undefined if the author has no page. */
function pagePath(key: string, {page}: AuthorEntry): string | undefined {
  if (!page) return undefined;
  return page === true ? kebabCase(key) || key : page.permalink;
}
