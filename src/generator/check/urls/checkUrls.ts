import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {allDocuments} from '../../content/allDocuments.ts';
import {fileAddress} from '../../shared/address/absoluteUrl.ts';
import {isStaticFile} from '../../output/isStaticFile.ts';
import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {checkInventory} from './checkInventory.ts';
import {collectUrls, sitePath} from './collectUrls.ts';
import {formatInventory} from './formatInventory.ts';
import {parseInventory} from './parseInventory.ts';
import {readInventory} from './readInventory.ts';

export interface UrlsCheck {
  /** The inventory, relative to the site folder. */
  file: string;
  /** Whether the inventory exists. */
  exists: boolean;
  /** Addresses and anchors that were missing from it. */
  added: string[];
  /** Whether they were added to it. */
  written: boolean;
  problems: Problem[];
}

/** How many new addresses are named. */
const SHOWN = 5;

/** Compares the site with its inventory of addresses; returns undefined if it has none. */
export async function checkUrls(
  site: RoutedSite,
  configFile: string,
  unknown: ReadonlySet<string>,
  update: boolean,
): Promise<UrlsCheck | undefined> {
  const {siteDir, config, content, pages, routes, redirects} = site;
  const {urlInventory: file, baseUrl} = config;
  if (file === false) return undefined;
  const known = await readInventory(siteDir, file);
  const frontMatter = new Map(allDocuments(content).map((document) => [document.file, document.frontMatter]));
  const {problems, added, next} = checkInventory({
    file,
    known: known ?? parseInventory(''),
    pages: collectUrls(config, routes, pages, unknown),
    redirects: new Set(redirects.map((redirect) => sitePath(redirect.path, baseUrl))),
    configFile,
    hasRedirects: config.redirects.length > 0,
    frontMatterOf: (name) => frontMatter.get(name) ?? {},
    isFile: (address) => isStaticFile(site, fileAddress(baseUrl, address)),
  });
  const written = update && added.length > 0;
  if (written) {
    await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true});
    await writeFile(path.join(siteDir, file), formatInventory(next));
  }
  // A site without an inventory isn't required to create one.
  if (known && added.length > 0 && !written) problems.push(notListed(file, added));
  return {file, exists: known !== undefined, added, written, problems};
}

function notListed(file: string, added: readonly string[]): Problem {
  const shown = added.slice(0, SHOWN).map((address) => `\`${address}\``);
  const rest = added.length > SHOWN ? ` and ${added.length - SHOWN} more` : '';
  return {
    severity: 'warning',
    file,
    rule: 'unlisted-address' satisfies RuleName,
    message: `The inventory is missing new addresses or anchors: ${shown.join(', ')}${rest}.`,
    hint: 'Run `npm run check -- --update` and commit the file.',
  };
}
