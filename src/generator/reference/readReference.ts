import {createHash} from 'node:crypto';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import {hashOf} from '../files/hash.ts';
import type {ReferenceConfig} from '../config/schema/referenceSchema.ts';
import type {Messages} from '../shared/messages/Messages.ts';
import type {Addressing} from '../shared/address/Addressing.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {checkLeftOut} from './description/checkLeftOut.ts';
import {readVersions} from './difference/readVersions.ts';
import type {KeptReference} from './keptReference.ts';
import {checkDocument} from './model/checkDocument.ts';
import {createDomains} from './pages/createDomains.ts';
import {planPages} from './pages/planPages.ts';
import type {Reference} from './pages/Reference.ts';
import {readDocument} from './readDocument.ts';
import {readSources} from './source/readSources.ts';

/** What the pages of a document depend on besides the document and its options. */
export interface ReferenceSurroundings {
  site: Addressing & {messages: Pick<Messages, 'reference'>};
  /** Route of the docs without baseUrl. */
  docsRoute: string;
  /** Labels of topics by their keys, which are those of tags; a topic without one is labeled by its name in words. */
  topicLabels?: Record<string, string>;
  /** Where parsed files are cached; not cached if omitted. */
  cache?: CacheOptions | undefined;
  /** The reference of the last build. */
  kept?: KeptReference | undefined;
}

/**
 * Reads one OpenAPI document: files, one bundle, model, checks, pages.
 *
 * @returns No reference if the document cannot be read at all
 */
export async function readReference(
  siteDir: string,
  config: ReferenceConfig,
  {site, docsRoute, topicLabels = {}, cache, kept}: ReferenceSurroundings,
): Promise<{reference?: Reference; problems: Problem[]; files: string[]}> {
  const {baseUrl, trailingSlash} = site;
  const words = site.messages.reference;
  const settings = hashOf(config, baseUrl, trailingSlash, words, docsRoute, topicLabels);
  const known = kept?.find(settings);
  if (known) return {reference: known, problems: [], files: known.files};
  const sources = await readSources(siteDir, config.path, cache);
  const {document, ...read} = await readDocument(siteDir, config.path, config.flags, sources);
  if (!document) return read;
  const {bundle, model, locate} = document;
  const {onMissingDescriptions} = config;
  const checked = checkDocument({bundle, model, locate, onMissingDescriptions});
  const leftOut = checkLeftOut(sources.files, model, locate);
  const former = await readVersions(siteDir, config, model);
  const files = [...new Set([...read.files, ...former.files])];
  const hash = createHash('sha1')
    .update(JSON.stringify([config, baseUrl, trailingSlash, docsRoute, topicLabels, former.versions]))
    .update([...sources.files.values()].map((source) => `${source.file} ${source.hash}`).join('\n'))
    .digest('hex');
  const domains = createDomains(model, topicLabels);
  const pages = planPages({site, words, docsRoute, config, model, domains});
  const problems = [...read.problems, ...checked, ...leftOut, ...former.problems];
  const reference: Reference = {
    config,
    hash,
    model,
    pages,
    domains: domains.list,
    bundle: bundle.data,
    files: read.files,
    ...(former.versions.length > 0 && {versions: former.versions}),
  };
  // What there is to report is found in every build, and a missing file may be created.
  const isAlone = files.length === read.files.length;
  if (problems.length === 0 && sources.missing.size === 0 && isAlone)
    kept?.keep(
      settings,
      reference,
      [...sources.files.values()].map(({file, hash}) => [file, hash]),
    );
  return {reference, problems, files};
}
