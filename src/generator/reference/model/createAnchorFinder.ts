import {decodeAddress} from '../../shared/address/encoding.ts';
import {descriptionSections} from './descriptionSections.ts';
import type {ApiModel, Operation} from './ApiModel.ts';
import {linkedOperation} from './linkedOperation.ts';

/** What an anchor names: an operation, a tag, a model, or the heading with a title in the document's description. */
export type AnchorTarget = {operation: Operation} | {group: string} | {model: string} | {heading: string};

/**
 * Creates a function that finds what the anchors mean that descriptions link to. Those that Redoc gives to the parts of a
 * document: `#tag/Pets`, `#operation/getPet`, `#tag/Pets/operation/getPet`, `#tag/Pets/paths/~1pets/get`, `#schema/Pet`,
 * `#section/Errors/Codes`, and `#tag/Pets/Limits` for a heading in the description of a tag. Those of Swagger UI:
 * `#/Pets`, `#/Pets/getPet`. A heading by itself: `#codes`. And a reference: `#/components/schemas/Pet`.
 */
export function createAnchorFinder(model: ApiModel): (address: string) => AnchorTarget | undefined {
  const groups = new Map(model.groups.map(({name}) => [slugOf(name), name]));
  const operations = new Map(
    model.groups.flatMap((group) => group.operations).map((operation) => [operation.id, operation]),
  );
  const headings = new Map(
    descriptionSections(model.description)
      .sections.reverse()
      .map(({title}) => [slugOf(title), title]),
  );
  const groupWithHeading = (path: string): string | undefined => {
    const [tag = '', ...titles] = path.split('/');
    const group = model.groups.find(({name}) => slugOf(name) === slugOf(tag));
    const {sections} = descriptionSections(group?.description);
    return sections.some(({title}) => slugOf(title) === slugOf(titles.at(-1) ?? ''))
      ? group?.name
      : undefined;
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
    const group = tag === undefined ? undefined : (groups.get(slugOf(tag)) ?? groupWithHeading(tag));
    if (group !== undefined) return {group};
    const name = /^(?:schema|\/components\/schemas)\/(.+)$/.exec(anchor)?.[1];
    const schema = name === undefined ? undefined : model.schemas[name];
    if (schema && !schema.internal) return {model: schema.name};
    // Before it are the headings that contain it.
    const section = /^(?:section\/(?:.+\/)?)?([^/]+)$/.exec(anchor)?.[1];
    const heading = section === undefined ? undefined : headings.get(slugOf(section));
    return heading === undefined ? undefined : {heading};
  };
}

/** Redoc writes `-` for what is neither a letter nor a digit. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
