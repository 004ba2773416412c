import {createHash} from 'node:crypto';
import type {ReferenceConfig} from '../config/schema/referenceSchema.ts';
import type {Addressing} from '../shared/address/Addressing.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {checkDocument, checkRequired, checkVersion} from './model/checkDocument.ts';
import {readModel} from './model/readModel.ts';
import {planPages} from './pages/planPages.ts';
import type {Reference} from './pages/Reference.ts';
import {bundleDocument} from './source/bundleDocument.ts';
import {createLocator} from './source/createLocator.ts';
import {readSources, type Sources} from './source/readSources.ts';

/**
 * Reads one OpenAPI document: files, one bundle, model, checks, pages.
 *
 * @param docsRoute Route of the docs without baseUrl.
 * @param known The document's files, when they have been read already.
 * @returns No reference when the document cannot be read at all.
 */
export async function readReference(
  siteDir: string,
  site: Addressing,
  docsRoute: string,
  config: ReferenceConfig,
  topicLabels: Record<string, string> = {},
  known?: Sources,
): Promise<{reference?: Reference; problems: Problem[]; files: string[]}> {
  const sources = known ?? (await readSources(siteDir, config.path));
  const files = [...sources.files.keys()];
  const root = sources.files.get(config.path);
  if (!root || sources.problems.length > 0) return {problems: sources.problems, files};
  const locate = createLocator(sources.files);
  const wrongVersion = checkVersion(config.path, root.data, locate);
  if (wrongVersion) return {problems: [wrongVersion], files};
  const missing = checkRequired(config.path, root.data, locate);
  if (missing.length > 0) return {problems: missing, files};

  const bundle = bundleDocument(sources, locate);
  const model = readModel(
    bundle,
    config.flags.map(({extension}) => extension),
  );
  const {onMissingDescriptions} = config;
  const checked = checkDocument({root: config.path, bundle, model, locate, onMissingDescriptions});
  const {baseUrl, trailingSlash} = site;
  const hash = createHash('sha1')
    .update(JSON.stringify([config, baseUrl, trailingSlash, docsRoute, topicLabels]))
    .update([...sources.files.values()].map((source) => `${source.file} ${source.hash}`).join('\n'))
    .digest('hex');
  const pages = planPages({site, docsRoute, config, model});
  return {
    reference: {config, hash, model, pages, topicLabels, bundle: bundle.data, files},
    problems: [...bundle.problems, ...checked],
    files,
  };
}
