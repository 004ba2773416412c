import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {listFiles} from '../../support/listFiles.ts';
import {repositoryDir, runScript} from '../../support/runScript.ts';

export interface BuiltSite {
  /** Every file of the output, sorted. */
  files(): string[];
  /** Text of a file of the output. */
  read(file: string): string;
}

/** This repository's site, built into a temporary folder for the tests of one file. */
export function useBuiltSite(): BuiltSite {
  let outDir = '';
  beforeAll(async () => {
    outDir = mkdtempSync(path.join(tmpdir(), 'built-'));
    const {code, stderr} = await runScript('build', [repositoryDir, '--out-dir', outDir]);
    if (code !== 0) throw new Error(`The site does not build:\n${stderr}`);
  });
  afterAll(() => rmSync(outDir, {recursive: true, force: true}));
  return {
    files: () => listFiles(outDir),
    read: (file) => readFileSync(path.join(outDir, file), 'utf8'),
  };
}
