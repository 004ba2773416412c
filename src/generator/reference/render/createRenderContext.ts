import type {Addressing} from '../../shared/address/Addressing.ts';
import {fromSiteRoot} from '../../shared/address/fromSiteRoot.ts';
import type {CodeSettings} from '../../markdown/code/highlightCode.ts';
import {loadLanguages} from '../../markdown/code/loadLanguages.ts';
import {buildReferenceGraph} from '../model/referenceGraph.ts';
import type {Operation} from '../model/ApiModel.ts';
import type {Reference} from '../pages/Reference.ts';
import {claimAnchor} from './PageState.ts';
import type {RenderContext} from './RenderContext.ts';

/** What rendering needs of a document: all but its one piece. */
export type RenderedReference = Omit<Reference, 'bundle'>;

/** Settings of the site that reference pages depend on. */
export interface RenderSettings {
  site: Addressing;
  code: CodeSettings;
}

/** Works out once what all pages of a document need: addresses, anchors and the graph of references. */
export function createRenderContext(
  reference: RenderedReference,
  {site, code}: RenderSettings,
): RenderContext {
  loadLanguages(code.additionalLanguages);
  const {model, config, pages} = reference;
  const groups = new Map(model.groups.map((group) => [group.name, group.operations]));
  const operationPlace = new Map<Operation, {href: string; anchor: string}>();
  for (const page of pages) {
    if (page.kind !== 'api') continue;
    const taken = new Set<string>();
    for (const operation of groups.get(page.group)?.slice(page.from, page.to) ?? []) {
      const anchor = claimAnchor(operation.id, taken);
      operationPlace.set(operation, {href: `${page.permalink}#${encodeURI(anchor)}`, anchor});
    }
  }
  const {download} = config;
  const downloadPath = download === false ? undefined : fromSiteRoot(download, site.baseUrl);
  return {
    reference,
    model,
    config,
    site,
    code,
    graph: buildReferenceGraph(model),
    modelHref: new Map(
      pages.flatMap((page) => (page.kind === 'model' ? [[page.name, page.permalink] as const] : [])),
    ),
    operationPlace,
    ...(downloadPath !== undefined && {
      downloads: {yaml: `${downloadPath}.yaml`, json: `${downloadPath}.json`},
    }),
    descriptions: new Map(),
    codeBlocks: new Map(),
  };
}
