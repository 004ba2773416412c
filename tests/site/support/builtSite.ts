import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inject} from 'vitest';
import {listFiles} from '../../support/listFiles.ts';

export interface BuiltSite {
  /** Every file of the output, sorted. */
  files(): readonly string[];
  /** Text of a file of the output. */
  read(file: string): string;
}

/** This repository's site, built once for all tests of the project. */
export function useBuiltSite(): BuiltSite {
  const {dir} = inject('builtSite');
  let files: readonly string[] | undefined;
  return {
    files() {
      files ??= listFiles(dir);
      return files;
    },
    read: (file) => readFileSync(path.join(dir, file), 'utf8'),
  };
}
