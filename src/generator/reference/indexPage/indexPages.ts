import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {escapeText} from '../../markdown/text/syntax.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {openingBlocks} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {descriptionSections} from '../model/descriptionSections.ts';
import {pageSection} from '../elements/pageSection.ts';
import type {Download} from '../download/downloadsOf.ts';
import {describedSections} from '../description/describedSections.ts';
import {type Fact, factList} from '../elements/facts.ts';
import {serverFacts} from '../fields/serverFacts.ts';
import {mergeSchema} from '../model/mergeSchema.ts';
import {otherOperations} from '../model/otherOperations.ts';
import {isWebhookPage} from '../pages/isWebhookPage.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {partyFacts} from './partyFacts.ts';
import {pageFilter} from './pageFilter.ts';
import {schemeFacts} from './schemeFacts.ts';
import {type IndexEntry, topicSections} from './topicSections.ts';

/** The index of the API pages: version, servers, authentication, downloads, and every group with its operations. */
export function apiIndexPage(
  {lead}: ReferencePage,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {model, reference, downloads, words} = context;
  const facts = [
    ...(model.version === '' ? [] : [[words.version, [text(model.version)]] satisfies Fact]),
    ...partyFacts(model, words),
    ...serverFacts(model.servers, context),
    ...schemeFacts(context),
    ...downloads.map(
      (download): Fact => [
        fillMessage(words.openApiDocument, {version: download.version}),
        downloadLinks(download),
      ],
    ),
    ...reference.pages.flatMap(({kind, permalink}): Fact[] =>
      kind === 'changelog'
        ? [[words.changes, [element('a', {href: permalink}, [text(words.changelog)])]]]
        : [],
    ),
  ];
  const entries = reference.pages.flatMap((target): IndexEntry[] => {
    if (target.kind !== 'api' || target.part !== 0) return [];
    const group = model.groups.find(({name}) => name === target.group);
    const operations = [...(group?.operations ?? []), ...otherOperations(target.group, model)];
    const {domain, codeName} = target;
    return [{target, domain, name: codeName, cell: countCell(operations.length)}];
  });
  const {intro, sections} = descriptionSections(model.description);
  const blocks = (source: string, shown?: string) => {
    const own = readDescription(source, context);
    return openingBlocks(own, shown, ` ${own.plain} `);
  };
  const operations = entries.filter(({target}) => !isWebhookPage(target));
  const tables = [
    ...pageFilter(words.filterOperations, entries.length),
    ...topicSections(operations, reference.domains, {column: words.operations, level: 3}, page, context),
  ];
  const webhooks = entries.filter(({target}) => isWebhookPage(target));
  const [webhook] = webhooks;
  const webhookTable = webhook
    ? topicSections(webhooks, [webhook.domain], {column: words.operations, level: 3}, page, context)
    : [];
  return [
    ...(model.summary === undefined ? [] : blocks(escapeText(model.summary), lead)),
    ...blocks(intro, model.summary === undefined ? lead : undefined),
    ...factList(facts),
    // The document's long description comes last, since readers come back for the tables.
    ...(sections.length === 0
      ? tables
      : pageSection({title: words.operations, anchor: 'operations'}, tables, page, context)),
    ...pageSection({title: words.webhooks, anchor: 'webhooks'}, webhookTable, page, context),
    ...describedSections(sections, context, page),
  ];
}

/** The index of the model pages: every model by topic. */
export function modelIndexPage(context: RenderContext, page: PageState): ElementContent[] {
  const {reference, model, downloads, words} = context;
  const entries = reference.pages.flatMap((target) => {
    if (target.kind !== 'model') return [];
    const named = model.schemas[target.name];
    const count = named ? mergeSchema(named.schema, model.schemas).properties.length : 0;
    return [{target, domain: target.domain, cell: countCell(count)}];
  });
  const [own] = downloads;
  const head = own
    ? [element<ElementContent>('p', {}, fillNodes(words.wholeDocument, {links: downloadLinks(own)}))]
    : [];
  const map = reference.pages.find(({kind}) => kind === 'modelMap');
  const mapLink = map && [
    element<ElementContent>(
      'p',
      {},
      fillNodes(words.mapNote, {map: [element('a', {href: map.permalink}, [text(map.title)])]}),
    ),
  ];
  return [
    ...head,
    ...(mapLink ?? []),
    ...pageFilter(words.filterModels, entries.length),
    ...topicSections(entries, reference.domains, {column: words.fields, level: 2}, page, context),
  ];
}

function countCell(count: number): ElementContent[] {
  return count === 0 ? [] : [text(String(count))];
}

function downloadLinks({yaml, json}: Download): ElementContent[] {
  return [
    element('a', {href: yaml, download: true}, [text('YAML')]),
    text(' · '),
    element('a', {href: json, download: true}, [text('JSON')]),
  ];
}
