import {compareText} from '../../shared/text/compareText.ts';
import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import type {Site} from '../../config/Site.ts';
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
    if (!(await stat(root).catch(() => undefined))?.isDirectory()) continue;
    const entries = await readdir(root, {
      recursive: true,
      withFileTypes: true,
    });
    for (const entry of entries) {
      const from = path.join(entry.parentPath, entry.name);
      const stats = await stat(from).catch(() => undefined);
      if (!stats?.isFile()) continue;
      const to = belowBase(config, relativePath(root, from));
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
