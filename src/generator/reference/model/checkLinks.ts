import type {Problem} from '../../shared/problems/Problem.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {Bundle} from '../source/bundleDocument.ts';
import type {Locate} from '../source/createLocator.ts';
import {pointerPart, valueAt} from '../source/jsonPointer.ts';
import {objectOf} from '../source/unknownData.ts';
import type {ApiModel, Operation, ResponseLink} from './ApiModel.ts';
import {linkedOperation} from './linkedOperation.ts';
import {operationsOf, pathItems, webhookItems} from './pathItems.ts';

/** Finds links of responses to operations that the document does not have. */
export function checkLinks(model: ApiModel, {data, originOf}: Bundle, locate: Locate): Problem[] {
  const operations = model.groups.flatMap((group) => group.operations);
  // Several operations can have a response of the components.
  const problems = new Map<string, Problem>();
  for (const operation of operations) {
    for (const {status, links} of operation.responses) {
      for (const link of links) {
        const message = linkMistake(link, model);
        if (message === undefined) continue;
        const pointer = `${responsePointer(operation, status, data)}/links${pointerPart(link.name)}`;
        const near = nearest(
          link.id ?? '',
          operations.map(({id}) => id),
        );
        const place = originOf(pointer);
        problems.set(pointer, {
          severity: 'warning',
          file: place.file,
          ...locate(place),
          message,
          hint: near === undefined ? 'A page shows its name only.' : `Did you mean \`${near}\`?`,
        });
      }
    }
  }
  return [...problems.values()];
}

/** Whether it leads somewhere else cannot be known of a reference to another document. */
function linkMistake(link: ResponseLink, model: ApiModel): string | undefined {
  const {name, id, ref} = link;
  if (id === undefined && ref === undefined)
    return `The link \`${name}\` of a response has neither \`operationId\` nor \`operationRef\`.`;
  if (id === undefined && !ref?.startsWith('#')) return undefined;
  if (linkedOperation(link, model)) return undefined;
  return `The link \`${name}\` of a response points to the operation \`${id ?? ref}\`, which does not exist.`;
}

function responsePointer({path, method, isWebhook}: Operation, status: string, data: Bundle['data']): string {
  const section = isWebhook ? webhookItems : pathItems;
  const item = section(data).find(({name}) => name === path);
  const own = item && operationsOf(item).find((one) => one.method === method);
  const pointer = `${own?.pointer ?? ''}/responses${pointerPart(status)}`;
  const {$ref} = objectOf(valueAt(data, pointer));
  return typeof $ref === 'string' && $ref.startsWith('#/') ? $ref.slice(1) : pointer;
}
