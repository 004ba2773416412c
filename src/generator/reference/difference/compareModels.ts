import type {ApiModel, Operation} from '../model/ApiModel.ts';
import type {ClientSide} from '../model/clientSides.ts';
import type {Change, ChangeSubject} from './Change.ts';
import {compareOperations} from './compareOperations.ts';
import {comparedSchemas, compareSchemas} from './compareSchemas.ts';
import {modelDirections} from './modelDirections.ts';
import {say, type Statement} from './Statement.ts';

/**
 * Compares two versions of an API: operations, models and facts about the API as a whole, in the order of the newer
 * version.
 *
 * A change is breaking if clients that work with the older version may fail with the newer one. Changes of a model are
 * judged by where the model is used: a new required field breaks requests, a removed field breaks responses. Removing a
 * field from a response is breaking even if it was optional, since documents rarely say which fields are always
 * present.
 */
export function compareModels(before: ApiModel, after: ApiModel): Change[] {
  return [
    ...compareApi(before, after),
    ...compareAllOperations(before, after),
    ...compareAllSchemas(before, after),
  ];
}

function compareApi(before: ApiModel, after: ApiModel): Change[] {
  const subject: ChangeSubject = {kind: 'api'};
  const change = (breaking: boolean, text: Statement): Change => ({breaking, subject, text});
  const urls = (model: ApiModel) => new Set(model.servers.map(({url}) => url));
  const [older, newer] = [urls(before), urls(after)];
  return [
    ...[...older].filter((url) => !newer.has(url)).map((url) => change(true, say('serverRemoved', {url}))),
    ...[...newer].filter((url) => !older.has(url)).map((url) => change(false, say('serverAdded', {url}))),
    ...Object.entries(before.securitySchemes).flatMap(([name, scheme]): Change[] => {
      const other = after.securitySchemes[name];
      // Reported at the operations that used the removed scheme.
      if (!other) return [];
      const facts = ({type, scheme: kind, name: key, in: place}: typeof scheme) =>
        [type, kind, place, key].filter(Boolean).join(' ');
      const [from, to] = [facts(scheme), facts(other)];
      return from === to ? [] : [change(true, say('schemeChanged', {name, from, to}))];
    }),
  ];
}

function compareAllOperations(before: ApiModel, after: ApiModel): Change[] {
  const [older, newer] = [operationsOf(before), operationsOf(after)];
  return [
    ...[...older]
      .filter(([key]) => !newer.has(key))
      .map(([, operation]): Change => {
        const text = say(operation.deprecated ? 'itRemovedDeprecated' : 'itRemoved');
        return {breaking: true, subject: subjectOf(operation), text};
      }),
    ...[...newer].flatMap(([key, operation]): Change[] => {
      const earlier = older.get(key);
      const subject = subjectOf(operation);
      if (!earlier) return [{breaking: false, subject, text: say('itAdded')}];
      return compareOperations(earlier, operation, {before, after}).map((change) => ({...change, subject}));
    }),
  ];
}

/** Keyed by what clients call, which does not include the names of path parameters, or by the name of the webhook. */
function operationsOf({groups}: ApiModel): Map<string, Operation> {
  return new Map(
    groups
      .flatMap(({operations}) => operations)
      .map((one) => {
        const place = one.isWebhook ? `webhook ${one.path}` : one.path.replace(/\{[^{}]*\}/g, '{}');
        return [`${one.method} ${place}`, one];
      }),
  );
}

function subjectOf({method, path, summary, isWebhook}: Operation): ChangeSubject {
  return {kind: 'operation', method, path, summary, ...(isWebhook && {isWebhook})};
}

function compareAllSchemas(before: ApiModel, after: ApiModel): Change[] {
  const directions = [modelDirections(before), modelDirections(after)];
  const schemas = comparedSchemas(before, after);
  const removed = Object.keys(before.schemas)
    .filter((name) => !after.schemas[name] && !before.schemas[name]?.internal)
    // Not breaking by itself: where it was used, it is compared with what replaces it.
    .map((name): Change => ({breaking: false, subject: {kind: 'model', name}, text: say('itRemoved')}));
  const others = Object.values(after.schemas).flatMap(({name, schema, internal}): Change[] => {
    const earlier = before.schemas[name];
    const subject: ChangeSubject = {kind: 'model', name};
    if (!earlier) return internal ? [] : [{breaking: false, subject, text: say('itAdded')}];
    const isUsed = (direction: ClientSide) => directions.some((uses) => uses.get(name)?.[direction]);
    const [inRequests, inResponses] = [isUsed('request'), isUsed('response')];
    return compareSchemas({before: earlier.schema, after: schema, where: say('theModel')}, schemas).map(
      ({breaks, text}) => {
        const request = breaks.request && inRequests;
        const response = breaks.response && inResponses;
        // If the model is used in both, the text says which of them breaks.
        const breaking = request || response;
        if (!inRequests || !inResponses || request === response) return {breaking, subject, text};
        const side = request ? 'breaksRequests' : 'breaksResponses';
        return {breaking, subject, text: say(side, {change: text})};
      },
    );
  });
  return [...removed, ...others];
}
