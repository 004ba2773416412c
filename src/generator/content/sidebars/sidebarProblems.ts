import {existsSync} from 'node:fs';
import path from 'node:path';
import type {DocsConfig} from '../../config/SiteConfig.ts';
import type {FolderListing} from '../../files/folders/listFolder.ts';
import {nearestImport} from '../../problems/nearestImport.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {availableNames} from '../availableNames.ts';

/** A sidebar that lists docs although there are none. */
export function withoutDocs(sidebar: string, {path: folder}: DocsConfig, siteDir: string): Problem {
  const absolute = path.join(siteDir, folder);
  const isThere = existsSync(absolute);
  const near = isThere ? undefined : nearestImport(folder, absolute);
  return {
    severity: 'error',
    message: `The sidebar \`${sidebar}\` lists docs, but the folder \`${folder}\` ${isThere ? 'contains none' : 'does not exist'}.`,
    hint: near === undefined ? 'Write them, or remove them from the sidebar.' : `Did you mean \`${near}\`?`,
  };
}

/** A doc of a sidebar that does not exist. */
export function unknownId(id: string, sidebar: string, ids: string[]): Problem {
  return {
    severity: 'error',
    message: `The sidebar \`${sidebar}\` lists the doc \`${id}\`, which does not exist.`,
    hint: availableNames(id, ids, 'doc ids'),
  };
}

/** The first id with the version, in sidebars that Docusaurus 1 or 2 wrote for it. */
export function versionedIds(id: string, prefix: string): Problem {
  return {
    severity: 'error',
    message: `The id \`${id}\` contains the version, which ids of docs have not contained since Docusaurus 3.`,
    hint: `Remove \`${prefix}\` everywhere in this file.`,
  };
}

/** A folder without docs from which a sidebar is generated. */
export function nothingIn(
  dirName: string,
  sidebar: string,
  options: DocsConfig,
  listing: FolderListing,
): Problem {
  const folder = `${options.path}/${dirName}`;
  if (dirName === '.' || listing.folders.includes(dirName)) {
    const message = `The sidebar \`${sidebar}\` takes the docs of \`${folder}\`, which contains none.`;
    return {severity: 'warning', message};
  }
  const near = nearest(
    dirName,
    listing.folders.filter((one) => one !== '.'),
  );
  const hint =
    near === undefined ? 'The folder is relative to the docs folder.' : `Did you mean \`${near}\`?`;
  const message = `The sidebar \`${sidebar}\` takes the docs of \`${folder}\`, a folder that does not exist.`;
  return {severity: 'error', message, hint};
}
