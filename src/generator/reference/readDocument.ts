import type {Problem} from '../shared/problems/Problem.ts';
import type {ApiModel} from './model/ApiModel.ts';
import {checkRequired, checkVersion} from './model/checkVersion.ts';
import {readModel} from './model/readModel.ts';
import type {SchemaFlag} from './model/readSchema.ts';
import {type Bundle, bundleDocument} from './source/bundleDocument.ts';
import {createLocator, type Locate} from './source/createLocator.ts';
import {findLongIntegers} from './source/exactNumbers.ts';
import {INTERNAL, withoutInternal} from './source/withoutInternal.ts';
import {readSources, type Sources} from './source/readSources.ts';

/** A document that could be read. */
export interface OpenDocument {
  bundle: Bundle;
  model: ApiModel;
  locate: Locate;
}

/**
 * Reads an OpenAPI document with all its files into one model.
 *
 * @param file The document, relative to the folder; its references may name files below that folder.
 * @param flags Extensions that mark schemas.
 * @param known The document's files, if they have already been read.
 * @returns No document but problems if it cannot be read at all
 */
export async function readDocument(
  folder: string,
  file: string,
  flags: readonly SchemaFlag[] = [],
  known?: Sources,
): Promise<{document?: OpenDocument; problems: Problem[]; files: string[]}> {
  const sources = known ?? (await readSources(folder, file));
  const files = [...sources.files.keys()];
  const root = sources.files.get(file);
  if (!root || sources.problems.length > 0) return {problems: sources.problems, files};
  const locate = createLocator(sources.files);
  const wrongVersion = checkVersion(file, root.data, locate);
  if (wrongVersion) return {problems: [wrongVersion], files};
  const missing = checkRequired(file, root.data, locate);
  if (missing.length > 0) return {problems: missing, files};
  const whole = bundleDocument(sources, locate);
  const texts = [...sources.files.values()].map(({text}) => text);
  const hasInternal = texts.some((text) => text.includes(INTERNAL));
  const bundle = hasInternal ? {...whole, data: withoutInternal(whole.data)} : whole;
  const model = readModel(bundle, flags, findLongIntegers(texts));
  return {document: {bundle, model, locate}, problems: bundle.problems, files};
}
