import {compareText} from '../../shared/text/compareText.ts';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {Site} from '../../config/Site.ts';
import {listFolder} from '../../files/folders/listFolder.ts';
import {linkRoots} from '../../files/folders/outsideLink.ts';
import {sourceStamp} from '../../files/cache/sourceStamp.ts';
import type {OutputFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';

/** Start of the ids of static files. */
const STATIC = 'static:';

/** Whether a file of the output is from a static folder. */
export function isStatic({id}: OutputFile): boolean {
  return id.startsWith(STATIC);
}

/** All files of the static folders, placed below baseUrl; a later folder takes precedence over an earlier one. */
export async function staticFiles({siteDir, config}: Site): Promise<OutputFile[]> {
  const files = new Map<string, OutputFile>();
  for (const folder of config.staticDirectories) {
    const root = path.join(siteDir, folder);
    const listing = await listFolder(root, linkRoots(siteDir, folder), 'all');
    for (const name of listing.files) {
      const from = path.join(root, name);
      const stats = await stat(from).catch(() => undefined);
      if (!stats?.isFile()) continue;
      const to = belowBase(config, name);
      files.set(to, {
        id: STATIC + to,
        key: `${folder} ${sourceStamp(stats)}`,
        to,
        source: {type: 'copy', from},
      });
    }
  }
  return [...files.values()].sort((a, b) => compareText(a.id, b.id));
}
