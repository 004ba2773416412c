import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkSite} from '../../../src/generator/check/checkSite.ts';
import {formatProblems} from '../../../src/generator/problems/formatProblems.ts';
import {goodSite} from './goodSite.ts';

/** Checks the good site with these files and symbolic links, and returns the printed output without colors. */
export async function explain(
  files: Record<string, string>,
  links: Record<string, string> = {},
): Promise<string> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'errors-'));
  try {
    for (const [file, text] of Object.entries({...goodSite, ...files})) {
      await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true});
      await writeFile(path.join(siteDir, file), text);
    }
    for (const [file, target] of Object.entries(links)) {
      await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true});
      await rm(path.join(siteDir, file), {force: true});
      await symlink(target, path.join(siteDir, file));
    }
    const {problems} = await checkSite({
      siteDir,
      pipelineVersion: 'test',
      workerEntry: new URL('../../../src/generator/workers/worker.ts', import.meta.url),
      update: false,
    });
    return formatProblems(problems, {
      readSource: (file) => {
        try {
          return readFileSync(path.join(siteDir, file), 'utf8');
        } catch {
          return undefined;
        }
      },
      color: false,
    });
  } finally {
    rmSync(siteDir, {recursive: true, force: true});
  }
}
