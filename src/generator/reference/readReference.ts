import {createHash} from 'node:crypto';
import type {ReferenceConfig} from '../config/schema/referenceSchema.ts';
import type {Messages} from '../shared/messages/Messages.ts';
import type {Addressing} from '../shared/address/Addressing.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {readVersions} from './difference/readVersions.ts';
import {checkDocument} from './model/checkDocument.ts';
import {createDomains} from './pages/createDomains.ts';
import {planPages} from './pages/planPages.ts';
import type {Reference} from './pages/Reference.ts';
import {readDocument} from './readDocument.ts';
import type {Sources} from './source/readSources.ts';

/**
 * Reads one OpenAPI document: files, one bundle, model, checks, pages.
 *
 * @param docsRoute Route of the docs without baseUrl.
 * @param known The document's files, if they have already been read.
 * @returns No reference if the document cannot be read at all
 */
export async function readReference(
  siteDir: string,
  site: Addressing & {messages: Pick<Messages, 'reference'>},
  docsRoute: string,
  config: ReferenceConfig,
  topicLabels: Record<string, string> = {},
  known?: Sources,
): Promise<{reference?: Reference; problems: Problem[]; files: string[]}> {
  const {document, ...read} = await readDocument(siteDir, config.path, config.flags, known);
  if (!document) return read;
  const {sources, bundle, model, locate} = document;
  const {onMissingDescriptions} = config;
  const checked = checkDocument({root: config.path, bundle, model, locate, onMissingDescriptions});
  const former = await readVersions(siteDir, config, model);
  const files = [...new Set([...read.files, ...former.files])];
  const {baseUrl, trailingSlash} = site;
  const hash = createHash('sha1')
    .update(JSON.stringify([config, baseUrl, trailingSlash, docsRoute, topicLabels, former.versions]))
    .update([...sources.files.values()].map((source) => `${source.file} ${source.hash}`).join('\n'))
    .digest('hex');
  const domains = createDomains(model, topicLabels);
  const pages = planPages({site, words: site.messages.reference, docsRoute, config, model, domains});
  return {
    reference: {
      config,
      hash,
      model,
      pages,
      domains: domains.list,
      bundle: bundle.data,
      files: read.files,
      ...(former.versions.length > 0 && {versions: former.versions}),
    },
    problems: [...read.problems, ...checked, ...former.problems],
    files,
  };
}
