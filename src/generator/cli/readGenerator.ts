import {readFileSync} from 'node:fs';
import path from 'node:path';
import {generatorDir} from '../files/generatorDir.ts';

/** The generator's package, as the `package.json` of a site names it: any version with the same interface. */
export function readGenerator(): {name: string; range: string} {
  const text = readFileSync(path.join(generatorDir, 'package.json'), 'utf8');
  const {name, version}: {name: string; version: string} = JSON.parse(text);
  return {name, range: `^${version}`};
}
