import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {ApiModel} from '../model/ApiModel.ts';
import {readDocument} from '../readDocument.ts';
import type {Change} from './Change.ts';
import {compareModels} from './compareModels.ts';

/** A version of the document in the changelog. */
export interface DocumentVersion {
  version: string;
  /** `YYYY-MM-DD` */
  date?: string;
  /** Changes since the version before it; absent for the first version. */
  changes?: Change[];
}

/**
 * Reads the versions for a changelog and compares each with the one before it. The document itself is the newest
 * version; the configuration may list it to give its date.
 *
 * @returns The versions, newest first; none if the configuration lists no earlier one
 */
export async function readVersions(
  siteDir: string,
  {path, changelog, flags}: ReferenceConfig,
  current: ApiModel,
): Promise<{versions: DocumentVersion[]; problems: Problem[]; files: string[]}> {
  const former = changelog.filter((one) => one.path !== path);
  if (former.length === 0) return {versions: [], problems: [], files: []};
  const read = await Promise.all(
    former.map(async (entry) => ({entry, ...(await readDocument(siteDir, entry.path, flags))})),
  );
  const models = [
    {entry: changelog.find((one) => one.path === path), model: current},
    ...read.flatMap(({entry, document}) => (document ? [{entry, model: document.model}] : [])),
  ];
  return {
    versions: models.map(({entry, model}, index): DocumentVersion => {
      const earlier = models[index + 1]?.model;
      return {
        version: entry?.version ?? model.version,
        ...(entry?.date !== undefined && {date: entry.date}),
        ...(earlier && {changes: compareModels(earlier, model)}),
      };
    }),
    problems: read.flatMap(({problems}) => problems),
    files: read.flatMap(({files}) => files),
  };
}
