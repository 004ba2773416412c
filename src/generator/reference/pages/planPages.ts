import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ReferenceMessages} from '../../shared/messages/Messages.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {kebabCase} from '../../shared/text/kebabCase.ts';
import {compareText} from '../../shared/text/compareText.ts';
import type {ApiModel, Operation, OperationGroup} from '../model/ApiModel.ts';
import {descriptionSections} from '../model/descriptionSections.ts';
import {otherOperations} from '../model/otherOperations.ts';
import type {Place} from '../source/SourceFile.ts';
import type {Domains} from './createDomains.ts';
import {createSegments} from './createSegments.ts';
import {leadOf} from './leadOf.ts';
import {partRanges} from './partRanges.ts';
import {plainSentence} from './plainSentence.ts';
import type {ReferencePage} from './Reference.ts';

interface PlanContext {
  site: Addressing;
  words: ReferenceMessages;
  /** Route of the docs without baseUrl. */
  docsRoute: string;
  config: ReferenceConfig;
  model: ApiModel;
  domains: Domains;
}

/**
 * Decides which pages a document gets: an index and a page for each tag, and an index and a page for each schema. A tag
 * with many operations gets several pages. Names are made to fit into addresses.
 */
export function planPages(context: PlanContext): ReferencePage[] {
  return [...planApiPages(context), ...planModelPages(context)];
}

function planApiPages(context: PlanContext): ReferencePage[] {
  const {config, model, words} = context;
  const {api} = config;
  if (model.groups.length === 0) return [];
  const segmentOf = createSegments();
  const changelog = hasChangelog(config) ? [changelogPage(context, segmentOf('changelog'))] : [];
  const webhooks = model.groups.filter(({isWebhook}) => isWebhook);
  const groups = model.groups.filter(({isWebhook}) => !isWebhook).sort((a, b) => compare(a.label, b.label));
  const pages = groups.flatMap((group) => {
    const parts = Math.max(1, Math.ceil(group.operations.length / api.operationsPerPage));
    const others = otherOperations(group.name, model);
    // A tag without operations is a section of the documentation, such as "Errors".
    const isText = group.operations.length + others.length === 0;
    // Parts of about the same size, so that the last one is not left with a single operation.
    const size = Math.ceil(group.operations.length / parts);
    const paths = group.operations.map(({path}) => path);
    const ranges =
      parts === 1
        ? undefined
        : partRanges(Array.from({length: parts}, (_, part) => paths.slice(part * size, (part + 1) * size)));
    return Array.from({length: parts}, (_, part): ReferencePage => {
      const slug = fill(api.slug, '{tag}', group.name);
      const names = {tag: group.name, label: group.label};
      const from = part * size;
      const to = Math.min(from + size, group.operations.length);
      const whole = isText ? group.label : fillNames(api.title, names);
      const title =
        part === 0 ? whole : fillMessage(words.partTitle, {title: whole, number: part + 1, count: parts});
      const name = isText ? group.name : fillNames(api.name, names);
      const ownTags = [...(group.tags ?? []), ...group.topics];
      const ruleTag = fill(api.tag, '{tag}', kebabCase(group.name) || group.name);
      const ruleTags = group.tags ? [] : [...(isText ? [] : [ruleTag]), lastPart(api.path)];
      const shown = [...group.operations.slice(from, to), ...others];
      const description = describeGroup(group, title, part, shown);
      return {
        kind: 'api',
        group: group.name,
        name,
        ...(part === 0 && name !== title && name !== group.label && {codeName: name}),
        domain: context.domains.ofGroup(group.name),
        part,
        parts,
        from,
        to,
        ...addressOf(context, api.path, segmentOf(part === 0 ? slug : `${slug}-${part + 1}`), {
          ...group.origin,
          pointer: part === 0 ? group.origin.pointer : `${group.origin.pointer}/${part + 1}`,
        }),
        title,
        label: ranges?.[part] ? `${whole}: ${ranges[part]}` : title,
        description,
        ...(part === 0 ? leadOf(group.description ?? description) : {lead: description}),
        tags: ruleTags,
        ownTags,
      };
    });
  });
  const description = fillMessage(words.aboutApi, {title: model.title});
  return [
    {
      ...indexPage(context, 'apiIndex', api.path, api.label ?? words.apiReference, description),
      ...leadOf(model.summary ?? descriptionSections(model.description).intro),
    },
    ...changelog,
    ...distinct([...pages, ...planWebhooks(webhooks, context)]),
  ];
}

/** A page for each webhook, in the order of the document, in a folder of their own. */
function planWebhooks(webhooks: readonly OperationGroup[], context: PlanContext): ReferencePage[] {
  const {api} = context.config;
  const folder = `${api.path}/${WEBHOOKS}`;
  const segmentOf = createSegments();
  return webhooks.map(({name: group, label, operations, origin}): ReferencePage => {
    const [first] = operations;
    return {
      kind: 'api',
      isWebhook: true,
      group,
      name: label,
      domain: {key: WEBHOOKS, label: context.words.webhooks},
      part: 0,
      parts: 1,
      from: 0,
      to: operations.length,
      ...addressOf(context, folder, segmentOf(label), origin),
      title: label,
      label,
      description: plainSentence(first?.description) ?? first?.summary ?? label,
      tags: [lastPart(api.path)],
      ownTags: [],
    };
  });
}

/** Last part of the folder of webhooks. */
const WEBHOOKS = 'webhooks';

/** Whether there is a version with which to compare the document. */
function hasChangelog({path, changelog}: ReferenceConfig): boolean {
  return changelog.some((version) => version.path !== path);
}

function changelogPage(context: PlanContext, segment: string): ReferencePage {
  const {config, model, words} = context;
  const {api, path} = config;
  return {
    kind: 'changelog',
    ...addressOf(context, api.path, segment, {file: path, pointer: `/${api.path}/${segment}`}),
    title: words.versionHistory,
    label: words.versionHistory,
    description: fillMessage(words.aboutVersionHistory, {title: model.title}),
    tags: [lastPart(api.path)],
    ownTags: [],
  };
}

function planModelPages(context: PlanContext): ReferencePage[] {
  const {config, model, words} = context;
  const {models} = config;
  const named = Object.values(model.schemas)
    .filter(({internal}) => !internal)
    .sort((a, b) => compare(a.name, b.name));
  if (named.length === 0) return [];
  const segmentOf = createSegments();
  const pages = named.map(({name, schema, topics, tags, origin}): ReferencePage => {
    const ruleTags = tags ? [] : [fill(models.tag, '{name}', kebabCase(name) || name), lastPart(models.path)];
    const title = name;
    return {
      kind: 'model',
      name,
      domain: context.domains.ofSchema(name),
      ...addressOf(context, models.path, segmentOf(fill(models.slug, '{name}', name)), origin),
      title,
      label: title,
      description: plainSentence(schema.description) ?? fillMessage(words.aboutModel, {name}),
      ...leadOf(schema.description),
      tags: ruleTags,
      ownTags: [...(tags ?? []), ...topics],
    };
  });
  const description = fillMessage(words.aboutModels, {title: model.title});
  // Named last, so that it does not change the address of a model.
  const map = named.length > FEW_MODELS ? [modelMap(context, segmentOf('map'))] : [];
  return [
    {
      ...indexPage(context, 'modelIndex', models.path, models.label ?? words.dataModels, description),
      lead: description,
    },
    ...map,
    ...distinct(pages),
  ];
}

/** With at most this many models, no map is needed. */
const FEW_MODELS = 20;

function modelMap(context: PlanContext, segment: string): ReferencePage {
  const {config, model, words} = context;
  const {models, path} = config;
  return {
    kind: 'modelMap',
    ...addressOf(context, models.path, segment, {file: path, pointer: `/${models.path}/${segment}`}),
    title: words.modelMap,
    label: words.modelMap,
    description: fillMessage(words.aboutModelMap, {title: model.title}),
    lead: words.modelMapNote,
    tags: [lastPart(models.path)],
    ownTags: [],
  };
}

function indexPage(
  context: PlanContext,
  kind: 'apiIndex' | 'modelIndex',
  folder: string,
  label: string,
  description: string,
): ReferencePage {
  const {site, docsRoute, config} = context;
  const slug = `/${folder}`;
  return {
    kind,
    file: `${config.path}#/${folder}`,
    id: `${folder}/index`,
    folder,
    slug,
    permalink: createPermalink(site, docsRoute, slug),
    title: label,
    label,
    description,
    tags: [lastPart(folder)],
    ownTags: [],
  };
}

function addressOf({site, docsRoute}: PlanContext, folder: string, segment: string, origin: Place) {
  const slug = `/${folder}/${segment}`;
  return {
    file: `${origin.file}#${origin.pointer || '/'}`,
    id: `${folder}/${segment}`,
    folder,
    slug,
    permalink: createPermalink(site, docsRoute, slug),
  };
}

/** Makes file names unique: two names of one schema have the same origin. */
function distinct(pages: ReferencePage[]): ReferencePage[] {
  const seen = new Set<string>();
  return pages.map((page) => {
    const file = seen.has(page.file) ? `${page.file} (${page.id})` : page.file;
    seen.add(file);
    return {...page, file};
  });
}

function describeGroup(
  {description}: OperationGroup,
  title: string,
  part: number,
  shown: readonly Operation[],
): string {
  if (part === 0) {
    const sentence = plainSentence(description);
    if (sentence !== undefined) return sentence;
  }
  const words = [...new Set(shown.map(({summary}) => withSmallInitial(summary.replace(/\.$/, ''))))]
    .slice(0, 3)
    .join('; ');
  return plainSentence(`${title}: ${words}.`) ?? title;
}

/** Lowers the first letter of a sentence that becomes part of another; abbreviations keep their case. */
function withSmallInitial(words: string): string {
  return words.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
}

function fill(template: string, placeholder: string, name: string): string {
  return template.split(placeholder).join(name);
}

function fillNames(template: string, {tag, label}: {tag: string; label: string}): string {
  return template.replace(/\{(?:tag|label)\}/g, (placeholder) => (placeholder === '{tag}' ? tag : label));
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function compare(a: string, b: string): number {
  return compareText(a.toLowerCase(), b.toLowerCase()) || compareText(a, b);
}
