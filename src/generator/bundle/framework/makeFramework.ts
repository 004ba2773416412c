import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {writeTransformLoader} from '../transforms/transformLoader.ts';
import {frameworkEntry} from '../modules/frameworkModules.ts';
import {isBelow} from '../../files/placeBelow.ts';

/** The script that all apps share. */
export interface Framework {
  /** Name of the file, with a hash of its content. */
  file: string;
  code: string;
  /** Absolute paths of the files that it is made from, see `bundleInputs`. */
  inputs: string[];
}

/**
 * Bundles the framework.
 *
 * @param version See `bundlerVersion`.
 * @param transformDir Absolute path of the folder for transformed modules.
 */
export async function makeFramework({
  generatorDir,
  version,
  transformDir,
}: {
  generatorDir: string;
  version: string;
  transformDir: string;
}): Promise<Framework> {
  const {runWebpack} = await import('../webpack/runWebpack.ts');
  const dir = await mkdtemp(path.join(tmpdir(), 'framework-'));
  try {
    const entry = path.join(dir, 'framework.js');
    await writeFile(entry, frameworkEntry());
    const outDir = path.join(dir, 'output');
    const {output, problems} = await runWebpack('framework', {
      generatorDir,
      siteDir: generatorDir,
      version,
      aliases: {},
      staticDirectories: [],
      entries: {browser: entry, prerender: entry},
      outDir,
      transformDir,
      transformLoader: writeTransformLoader(dir),
      publicPath: '',
    });
    if (!output) throw new Error(`The framework could not be bundled: ${problems[0]?.message}`);
    const file = expectDefined(output.files[0], "the framework's script");
    const inputs = output.inputs.filter((input) => !isBelow(dir, input));
    return {file, code: await readFile(path.join(outDir, file), 'utf8'), inputs};
  } finally {
    await rm(dir, {recursive: true, force: true});
  }
}
