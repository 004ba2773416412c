import type {Problem} from '../../shared/problems/Problem.ts';
import type {Bundle} from '../source/bundleDocument.ts';
import type {Locate} from '../source/createLocator.ts';
import {isMisspelled} from '../source/misspelledKeys.ts';
import type {Place} from '../source/SourceFile.ts';
import type {ApiModel} from './ApiModel.ts';
import {operationsOf, pathItems} from './pathItems.ts';
import {summarizePlaces} from './summarizePlaces.ts';

/** Finds ids that several operations have, and operations without one. */
export function checkOperationIds(model: ApiModel, bundle: Bundle, locate: Locate): Problem[] {
  const owners = new Map<string, Place>();
  const problems: Problem[] = [];
  for (const {id, origin, method, path} of model.groups.flatMap(({operations}) => operations)) {
    const owner = owners.get(id);
    if (!owner) owners.set(id, origin);
    else {
      problems.push({
        severity: 'error',
        file: origin.file,
        ...locate({file: origin.file, pointer: `${origin.pointer}/operationId`}),
        message: `The operationId \`${id}\` of ${method} \`${path}\` is already used by another operation.`,
        hint: `The first one is at ${describePlace(owner, locate)}; ids must be unique within a document.`,
      });
    }
  }
  const without = pathItems(bundle.data)
    .flatMap(operationsOf)
    .filter(({value}) => isMissing(value.operationId) && !isMisspelled('operation', value, 'operationId'))
    .map(({pointer}) => bundle.originOf(pointer));
  if (without.length > 0) {
    problems.push(
      summarizePlaces('warning', without, locate, {
        one: 'operation has no `operationId`; its anchor is derived from its path',
        many: 'operations have no `operationId`; their anchors are derived from their paths',
        hint: 'Add an `operationId` to each, so that links to it keep working.',
      }),
    );
  }
  return problems;
}

/** Whether a value is not there or blank; any other that is not a text has been reported. */
function isMissing(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

function describePlace(place: Place, locate: Locate): string {
  const {line} = locate(place);
  return line === undefined ? `\`${place.file}#${place.pointer}\`` : `\`${place.file}:${line}\``;
}
