import {cpSync, mkdtempSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {repositoryDir} from './runScript.ts';

const PARTS = ['package.json', 'package-lock.json', 'tsconfig.json', 'webpack.config.ts', 'scripts', 'src'];

/** Copies the generator to a separate folder, where a test may edit it; it uses this repository's packages. */
export function copyGenerator(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'generator-'));
  for (const part of PARTS) cpSync(path.join(repositoryDir, part), path.join(dir, part), {recursive: true});
  symlinkSync(path.join(repositoryDir, 'node_modules'), path.join(dir, 'node_modules'));
  return dir;
}
