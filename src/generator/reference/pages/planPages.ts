import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {kebabCase} from '../../shared/text/kebabCase.ts';
import type {ApiModel, OperationGroup} from '../model/ApiModel.ts';
import type {Place} from '../source/SourceFile.ts';
import {createSegments} from './createSegments.ts';
import {plainSentence} from './plainSentence.ts';
import type {ReferencePage} from './Reference.ts';

interface PlanContext {
  site: Addressing;
  /** Route of the docs without baseUrl. */
  docsRoute: string;
  config: ReferenceConfig;
  model: ApiModel;
}

/**
 * Decides which pages a document gets: an index and a page a tag, an index and a page a schema. A tag with many
 * operations gets several. Names that cannot stand in an address are made to.
 */
export function planPages(context: PlanContext): ReferencePage[] {
  return [...planApiPages(context), ...planModelPages(context)];
}

function planApiPages(context: PlanContext): ReferencePage[] {
  const {config, model} = context;
  const {api} = config;
  if (model.groups.length === 0) return [];
  const segmentOf = createSegments();
  const groups = [...model.groups].sort((a, b) => compare(a.name, b.name));
  const pages = groups.flatMap((group) => {
    const parts = Math.ceil(group.operations.length / api.operationsPerPage);
    // Slices of one size: the last one is not left with a single operation.
    const size = Math.ceil(group.operations.length / parts);
    return Array.from({length: parts}, (_, part): ReferencePage => {
      const name = fill(api.slug, '{tag}', group.name);
      const from = part * size;
      const to = Math.min(from + size, group.operations.length);
      const title = fill(api.title, '{tag}', group.name) + (part === 0 ? '' : ` (${part + 1})`);
      const ownTags = [...(group.tags ?? []), ...group.topics];
      const ruleTags = group.tags
        ? []
        : [fill(api.tag, '{tag}', kebabCase(group.name) || group.name), lastPart(api.path)];
      return {
        kind: 'api',
        group: group.name,
        part,
        parts,
        from,
        to,
        ...addressOf(context, api.path, segmentOf(part === 0 ? name : `${name}-${part + 1}`), {
          ...group.origin,
          pointer: part === 0 ? group.origin.pointer : `${group.origin.pointer}/${part + 1}`,
        }),
        title,
        label: title,
        description: describeGroup(group, title, part, from, to),
        tags: ruleTags,
        ownTags,
      };
    });
  });
  const description = `Every operation of the ${model.title}, grouped by what it works on, with parameters, responses and samples.`;
  return [indexPage(context, 'apiIndex', api.path, api.label, description), ...distinct(pages)];
}

function planModelPages(context: PlanContext): ReferencePage[] {
  const {config, model} = context;
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
      ...addressOf(context, models.path, segmentOf(fill(models.slug, '{name}', name)), origin),
      title,
      label: title,
      description: plainSentence(schema.description) ?? `Fields, examples and uses of the ${name} model.`,
      tags: ruleTags,
      ownTags: [...(tags ?? []), ...topics],
    };
  });
  const description = `Every data model of the ${model.title}, with its fields, their types and where it is used.`;
  return [indexPage(context, 'modelIndex', models.path, models.label, description), ...distinct(pages)];
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

/** Two names of one schema have one origin; as files they need to be two. */
function distinct(pages: ReferencePage[]): ReferencePage[] {
  const seen = new Set<string>();
  return pages.map((page) => {
    const file = seen.has(page.file) ? `${page.file} (${page.id})` : page.file;
    seen.add(file);
    return {...page, file};
  });
}

function describeGroup(group: OperationGroup, title: string, part: number, from: number, to: number): string {
  const {operations, description} = group;
  const shown = operations.slice(from, to);
  if (part === 0) {
    const sentence = plainSentence(description);
    if (sentence !== undefined) return sentence;
  }
  const words = [...new Set(shown.map(({summary}) => summary.toLowerCase().replace(/\.$/, '')))]
    .slice(0, 3)
    .join('; ');
  return plainSentence(`${title}: ${words}.`) ?? title;
}

function fill(template: string, placeholder: string, name: string): string {
  return template.split(placeholder).join(name);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function compare(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : left > right ? 1 : a < b ? -1 : a > b ? 1 : 0;
}
