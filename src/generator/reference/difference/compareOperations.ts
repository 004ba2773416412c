import type {ApiModel, ApiResponse, Callback, Operation, Parameter} from '../model/ApiModel.ts';
import {type ClientSide, clientSides} from '../model/clientSides.ts';
import {placeholdersIn} from '../model/placeholdersIn.ts';
import {compareContents, compareHeaders} from './compareContents.ts';
import {compareParameter} from './compareParameter.ts';
import {change, changesOn, compareParts, type OperationChange} from './compareParts.ts';
import {type ComparedSchemas, comparedSchemas} from './compareSchemas.ts';
import {compareSecurity} from './compareSecurity.ts';
import {say, type Statement} from './Statement.ts';

/**
 * Compares two versions of an operation: what it accepts, what it returns and who may call it. Descriptions and
 * examples are not compared. The request of a webhook is what its client reads, and the response what it sends.
 */
export function compareOperations(
  before: Operation,
  after: Operation,
  models: {before: ApiModel; after: ApiModel},
): OperationChange[] {
  const schemas = comparedSchemas(models.before, models.after);
  const {request, response} = clientSides(after);
  return [
    ...compareState(before, after),
    ...compareSecurity(before.security, after.security),
    ...compareParameters(before, after, request, schemas),
    ...compareBody(before, after, request, schemas),
    ...compareResponses(before.responses, after.responses, response, schemas),
    ...compareCallbacks(before.callbacks, after.callbacks, schemas),
  ];
}

function compareState(before: Operation, after: Operation): OperationChange[] {
  return [
    ...(before.deprecated === after.deprecated
      ? []
      : [
          {
            breaking: false,
            text: say(after.deprecated ? 'itDeprecated' : 'itNotDeprecated'),
          },
        ]),
    ...(before.path === after.path
      ? []
      : [{breaking: false, text: say('pathWritten', {from: before.path, to: after.path})}]),
    ...(before.id === after.id
      ? []
      : [
          {
            breaking: false,
            text: say('idChanged', {from: before.id, to: after.id}),
          },
        ]),
  ];
}

function compareParameters(
  before: Operation,
  after: Operation,
  side: ClientSide,
  schemas: ComparedSchemas,
): OperationChange[] {
  const older = new Map(before.parameters.map((one) => [parameterKey(one, before), one]));
  const newer = new Map(after.parameters.map((one) => [parameterKey(one, after), one]));
  return [
    ...[...older]
      // The same path has the same path parameters, declared or not.
      .filter(([key, {in: place}]) => !newer.has(key) && place !== 'path')
      .map(([, parameter]) => change(true, say('removed', {place: nameOf(parameter)}))),
    ...[...newer].flatMap(([key, parameter]): OperationChange[] => {
      const earlier = older.get(key);
      const place = nameOf(parameter);
      if (!earlier) return parameter.in === 'path' ? [] : comparePresence(undefined, parameter, place, side);
      return [
        ...comparePresence(earlier, parameter, place, side),
        ...(earlier.deprecated === parameter.deprecated
          ? []
          : [change(false, say(parameter.deprecated ? 'deprecatedNow' : 'notDeprecated', {place}))]),
        ...changesOn(side, compareParameter(earlier, parameter, place, schemas)),
      ];
    }),
  ];
}

/** Names of path parameters don't matter to clients, which send the path. */
function parameterKey({in: place, name}: Parameter, {path}: Operation): string {
  if (place === 'path') return `path ${placeholdersIn(path).indexOf(name)}`;
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function nameOf({in: place, name}: Parameter): Statement {
  return say(`${place}Parameter`, {name});
}

const BODY = say('theRequestBody');

function compareBody(
  {body: before}: Operation,
  {body: after}: Operation,
  side: ClientSide,
  schemas: ComparedSchemas,
): OperationChange[] {
  return [
    ...comparePresence(before, after, BODY, side),
    ...(before && after ? compareContents(before.contents, after.contents, BODY, side, schemas) : []),
  ];
}

/** Whether there is a part of a request, and whether it is required: who reads it may rely on it. */
function comparePresence(
  before: {required: boolean} | undefined,
  after: {required: boolean} | undefined,
  place: Statement,
  side: ClientSide,
): OperationChange[] {
  if (!after) return before ? [change(true, say('removed', {place}))] : [];
  const isSent = side === 'request';
  if (!before)
    return [
      after.required ? change(isSent, say('addedRequired', {place})) : change(false, say('added', {place})),
    ];
  if (before.required === after.required) return [];
  return [
    after.required
      ? change(isSent, say('requiredNow', {place}))
      : change(!isSent, say('notRequired', {place})),
  ];
}

/** Compares the requests that the server sends, which clients read. */
function compareCallbacks(
  before: readonly Callback[],
  after: readonly Callback[],
  schemas: ComparedSchemas,
): OperationChange[] {
  return compareParts(before, after, {
    keyOf: ({method, name}) => `${method} ${name}`,
    placeOf: ({name}) => say('theCallback', {name}),
    compare: (earlier, later, place) =>
      compareContents(earlier.contents, later.contents, place, 'response', schemas),
  });
}

function compareResponses(
  before: readonly ApiResponse[],
  after: readonly ApiResponse[],
  side: ClientSide,
  schemas: ComparedSchemas,
): OperationChange[] {
  return compareParts(before, after, {
    keyOf: ({status}) => status,
    placeOf: ({status}) => say('theResponse', {status}),
    // Removing an error response breaks nobody.
    isNeeded: ({status}) => !/^[45]/.test(status),
    compare: (earlier, later, place) => [
      ...compareHeaders(earlier.headers, later.headers, place, side, schemas),
      ...compareContents(earlier.contents, later.contents, place, side, schemas),
    ],
  });
}
