import {fragmentOf} from '../../shared/address/encoding.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import {fromSiteRoot} from '../../shared/address/fromSiteRoot.ts';
import type {QuotationMarks} from '../../shared/text/typographicText.ts';
import {kebabCase} from '../../shared/text/kebabCase.ts';
import {downloadsOf} from '../download/downloadsOf.ts';
import type {CodeSettings} from '../../markdown/code/highlightCode.ts';
import {loadLanguages} from '../../markdown/code/loadLanguages.ts';
import {createAnchorFinder} from '../model/createAnchorFinder.ts';
import {buildReferenceGraph} from '../model/referenceGraph.ts';
import type {Operation} from '../model/ApiModel.ts';
import type {Reference} from '../pages/Reference.ts';
import {operationAnchors} from './operationAnchors.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import type {RenderContext} from './RenderContext.ts';

/** What rendering needs of a document: everything except the bundled document itself. */
export type RenderedReference = Omit<Reference, 'bundle'>;

/** Settings of the site that reference pages depend on. */
export interface RenderSettings {
  site: Addressing;
  code: CodeSettings;
  words: ReferenceWords;
  marks?: QuotationMarks;
}

/** Computes once what all pages of a document need: addresses, anchors and the graph of references. */
export function createRenderContext(
  reference: RenderedReference,
  {site, code, words, marks}: RenderSettings,
): RenderContext {
  loadLanguages(code.additionalLanguages);
  const {model, config, pages} = reference;
  const groups = new Map(model.groups.map((group) => [group.name, group.operations]));
  const operationPlace = new Map<Operation, {href: string; anchor: string}>();
  for (const page of pages) {
    if (page.kind !== 'api') continue;
    const operations = groups.get(page.group)?.slice(page.from, page.to) ?? [];
    const anchors = operationAnchors(operations);
    operations.forEach((operation, index) => {
      const anchor = anchors[index] ?? operation.id;
      operationPlace.set(operation, {href: `${page.permalink}${fragmentOf(anchor)}`, anchor});
    });
  }
  const modelHref = new Map(
    pages.flatMap((page) => (page.kind === 'model' ? [[page.name, page.permalink] as const] : [])),
  );
  const groupHref = new Map(
    pages.flatMap((page) =>
      page.kind === 'api' && page.part === 0 ? [[page.group, page.permalink] as const] : [],
    ),
  );
  const indexHref = pages.find(({kind}) => kind === 'apiIndex')?.permalink;
  const findAnchor = createAnchorFinder(model);
  return {
    reference,
    model,
    config,
    site,
    code,
    words,
    ...(marks && {marks}),
    graph: buildReferenceGraph(model),
    modelHref,
    operationPlace,
    resolveAnchor(anchor) {
      const target = findAnchor(anchor);
      if (!target) return undefined;
      if ('operation' in target) return operationPlace.get(target.operation)?.href;
      if ('model' in target) return modelHref.get(target.model);
      const page = target.group === undefined ? indexHref : groupHref.get(target.group);
      if (page === undefined || !('heading' in target)) return page;
      return page + fragmentOf(kebabCase(target.heading));
    },
    downloads: downloadsOf(reference).map(({version, yaml, json}) => ({
      version,
      yaml: fromSiteRoot(yaml, site.baseUrl),
      json: fromSiteRoot(json, site.baseUrl),
    })),
    descriptions: new Map(),
    codeBlocks: new Map(),
  };
}
