import {decodeAddress} from '../../shared/address/encoding.ts';
import {descriptionSections} from './descriptionSections.ts';
import type {ApiModel, Operation} from './ApiModel.ts';
import {linkedOperation} from './linkedOperation.ts';

/** What an anchor names: an operation, a tag, a model, or the heading with a title in the description of a tag or the document. */
export type AnchorTarget =
  | {operation: Operation}
  | {group: string}
  | {model: string}
  | {heading: string; group?: string};

/**
 * Creates a function that finds what the anchors mean that descriptions link to. Those that Redoc gives to the parts of a
 * document: `#tag/Pets`, `#operation/getPet`, `#tag/Pets/operation/getPet`, `#tag/Pets/paths/~1pets/get`, `#schema/Pet`,
 * `#section/Errors/Codes`, and `#tag/Pets/Limits` for a heading in the description of a tag. Those of Swagger UI:
 * `#/Pets`, `#/Pets/getPet`. A heading or the summary of an operation by itself: `#codes`, `#get-a-pet`. And a
 * reference: `#/components/schemas/Pet`.
 */
export function createAnchorFinder(model: ApiModel): (address: string) => AnchorTarget | undefined {
  const groups = new Map(model.groups.map(({name}) => [slugOf(name), name]));
  const all = model.groups.flatMap((group) => group.operations);
  const operations = new Map(all.map((operation) => [operation.id, operation]));
  // Of several with one name, the first counts.
  const summaries = new Map([...all].reverse().map((operation) => [slugOf(operation.summary), operation]));
  const ofDocument = headingsOf(model.description);
  const ofGroups = new Map(model.groups.map(({name, description}) => [name, headingsOf(description, name)]));
  const headings = new Map([ofDocument, ...ofGroups.values()].reverse().flatMap((some) => [...some]));
  const headingOfTag = (path: string) => {
    const [tag = '', ...titles] = path.split('/');
    return ofGroups.get(groups.get(slugOf(tag)) ?? '')?.get(slugOf(titles.at(-1) ?? ''));
  };
  return (address) => {
    const anchor = address.startsWith('#') ? decodeAddress(address.slice(1)) : '';
    const id = /^(?:(?:tag\/.+\/)?operation|\/[^/]+)\/(.+)$/.exec(anchor)?.[1];
    const path = /^(?:tag\/.+\/)?(paths\/[^/]+\/[^/]+)$/.exec(anchor)?.[1];
    const operation =
      id !== undefined
        ? operations.get(id)
        : path === undefined
          ? undefined
          : linkedOperation({ref: `#/${path}`}, model);
    if (operation) return {operation};
    const tag = /^(?:tag)?\/(.+)$/.exec(anchor)?.[1];
    const group = tag === undefined ? undefined : groups.get(slugOf(tag));
    if (group !== undefined) return {group};
    const name = /^(?:schema|\/components\/schemas)\/(.+)$/.exec(anchor)?.[1];
    const schema = name === undefined ? undefined : model.schemas[name];
    if (schema && !schema.internal) return {model: schema.name};
    // Before it are the headings that contain it.
    const section = slugOf(/^(?:section\/(?:.+\/)?)?([^/]+)$/.exec(anchor)?.[1] ?? '');
    const named = summaries.get(section);
    return (
      (tag === undefined ? undefined : headingOfTag(tag)) ??
      headings.get(section) ??
      (named && {operation: named})
    );
  };
}

/** The headings of a description by their slugs. */
function headingsOf(
  description: string | undefined,
  group?: string,
): Map<string, Extract<AnchorTarget, {heading: string}>> {
  const {sections} = descriptionSections(description);
  return new Map(
    sections
      .reverse()
      .map(({title}) => [slugOf(title), {heading: title, ...(group !== undefined && {group})}]),
  );
}

/** Redoc writes `-` for what is neither a letter nor a digit. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
