import * as z from 'zod';
import {readDataFile} from '../../../yaml/readDataFile.ts';
import type {KeyPath, Position} from '../../../shared/problems/Position.ts';
import type {Problem} from '../../../shared/problems/Problem.ts';
import {versionNameMistake} from '../versionNameMistake.ts';
import {CURRENT_VERSION, versionsFile} from '../versionPlaces.ts';

/** Becomes part of a folder name and a file name; the docs folder's version may be listed too. */
const versionName = z.string().superRefine((name, context) => {
  const mistake = name === CURRENT_VERSION ? undefined : versionNameMistake(name);
  if (mistake !== undefined) context.addIssue({code: 'custom', message: mistake});
});

/** The content of `versions.json`: the names of the versions, newest first. */
const versionNamesSchema = z.array(versionName).superRefine((names, context) => {
  names.forEach((name, index) => {
    if (names.indexOf(name) === index) return;
    context.addIssue({code: 'custom', path: [index], message: `is \`${name}\`, which is listed twice`});
  });
});

/** The versions file of a docs instance. */
export interface VersionNames {
  /** Relative to the site folder. */
  file: string;
  exists: boolean;
  /** Newest first; empty when the file is missing or invalid. */
  names: string[];
  locate(path: KeyPath): Position | undefined;
  problems: Problem[];
}

/** Reads the versions file of a docs instance; without the file, there are no versions. */
export function readVersionNames(siteDir: string, instance: string): VersionNames {
  const file = versionsFile(instance);
  const {data, exists, problems, locate} = readDataFile(siteDir, file, versionNamesSchema, 'versions file');
  return {file, exists, names: data ?? [], locate, problems};
}
