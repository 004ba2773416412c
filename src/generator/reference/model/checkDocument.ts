import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {Reaction} from '../../config/SiteConfig.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Bundle} from '../source/bundleDocument.ts';
import type {Locate} from '../source/createLocator.ts';
import {isMisspelled} from '../source/misspelledKeys.ts';
import {pointerPart} from '../source/jsonPointer.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {isPlainValue, objectOf, textOf} from '../source/unknownData.ts';
import type {Place} from '../source/SourceFile.ts';
import type {ApiModel} from './ApiModel.ts';
import {calledOperations} from './calledOperations.ts';
import {checkLinks} from './checkLinks.ts';
import {checkMentions} from './checkMentions.ts';
import {checkTwins} from './checkTwins.ts';
import {findSchemaCycles} from './findSchemaCycles.ts';
import {operationsOf, pathItems} from './pathItems.ts';
import {placeholdersIn} from './placeholdersIn.ts';

interface Check {
  root: string;
  bundle: Bundle;
  model: ApiModel;
  locate: Locate;
  onMissingDescriptions: Reaction;
}

/** The versions of OpenAPI that are supported. */
const VERSIONS = '3.0, 3.1 and 3.2';

/** The number of places that a summary names. */
const PLACES_LISTED = 3;

/**
 * Checks a document for what would make its pages wrong or empty: variables of servers without a default, repeated
 * operation ids, undeclared path parameters, paths and parameters that are there twice, schemas that only contain
 * themselves, names that are not allowed in addresses, links to operations that do not exist, names of security schemes
 * and variants that do not exist, missing descriptions (one summary for each kind).
 */
export function checkDocument(check: Check): Problem[] {
  return [
    ...checkServers(check),
    ...checkOperationIds(check),
    ...checkPathParameters(check),
    ...checkTwins(check.bundle, check.locate),
    ...checkCycles(check),
    ...checkNames(check),
    ...checkLinks(check.model, check.bundle, check.locate),
    ...checkMentions(check.model, check.bundle, check.locate),
    ...checkDescriptions(check),
  ];
}

/**
 * Checks that data is an OpenAPI document of a supported version, before anything else in it is read. Returns undefined
 * if it is.
 */
export function checkVersion(root: string, data: unknown, locate: Locate): Problem | undefined {
  const place = (pointer: string) => ({file: root, ...locate({file: root, pointer})});
  if (!isRecord(data)) {
    return {
      severity: 'error',
      file: root,
      line: 1,
      column: 1,
      message: `The OpenAPI document is ${data === null || data === undefined ? 'empty' : 'not an object'}.`,
      hint: 'It should contain `openapi: 3.2.0`, `info` and `paths`.',
    };
  }
  const {openapi, swagger} = data;
  if (swagger !== undefined) {
    return {
      severity: 'error',
      ...place('/swagger'),
      message: `The document uses Swagger ${String(swagger)}; only OpenAPI ${VERSIONS} are supported.`,
      hint: 'Convert it with a tool such as swagger2openapi.',
    };
  }
  if (typeof openapi === 'string' && /^3\.[012](?:\.|$)/.test(openapi)) return undefined;
  const found =
    openapi === undefined ? 'does not state its version' : `has the version ${JSON.stringify(openapi)}`;
  if (openapi === 3 || openapi === 3.1 || openapi === 3.2) {
    return {
      severity: 'error',
      ...place('/openapi'),
      message: `The version of the OpenAPI document must be a string, but is the number ${openapi}.`,
      hint: `Write all of it, as in \`openapi: ${openapi === 3 ? '3.0.3' : `${openapi}.0`}\`.`,
    };
  }
  return {
    severity: 'error',
    ...place('/openapi'),
    message: `The OpenAPI document ${found}; only ${VERSIONS} are supported.`,
    hint: 'Write `openapi: 3.2.0` (as a string) at the top, and check the rest against that version.',
  };
}

/**
 * Finds what every document of a supported version must have and this one lacks: a title, and operations or schemas.
 */
export function checkRequired(root: string, data: unknown, locate: Locate): Problem[] {
  const {openapi, info, paths, webhooks, components} = objectOf(data);
  const report = (pointer: string, message: string, hint: string): Problem => ({
    severity: 'error',
    file: root,
    ...locate({file: root, pointer}),
    message,
    hint,
  });
  const problems: Problem[] = [];
  const example = "Write `info: {title: Shop API, version: '1.0'}`.";
  if (!isRecord(info)) {
    const what = info === undefined ? 'has no `info`' : 'has an `info` that is not an object';
    problems.push(report('/info', `The OpenAPI document ${what}.`, example));
  } else if (typeof info.title !== 'string' || info.title.trim() === '') {
    const what = info.title === undefined ? 'is missing' : 'must be a text';
    problems.push(
      report('/info/title', `The \`title\` in \`info\` of the OpenAPI document ${what}.`, example),
    );
  }
  const isEnough = !String(openapi).startsWith('3.0') && (isRecord(webhooks) || isRecord(components));
  if (paths === undefined ? !isEnough : !isRecord(paths)) {
    const what = paths === undefined ? 'has no `paths`' : 'has `paths` that are not an object';
    const hint = 'Put the operations there: `paths: {/orders: {get: …}}`.';
    problems.push(report('/paths', `The OpenAPI document ${what}.`, hint));
  }
  return problems;
}

function checkServers({bundle: {data, originOf}, locate}: Check): Problem[] {
  return listOf(data.servers).flatMap((server, index): Problem[] => {
    const {url, variables} = objectOf(server);
    const names = placeholdersIn(textOf(url) ?? '');
    const name = names.find((one) => !isPlainValue(objectOf(objectOf(variables)[one]).default));
    if (name === undefined) return [];
    const place = originOf(`/servers/${index}`);
    return [
      {
        severity: 'warning',
        file: place.file,
        ...locate(place),
        message: `The server \`${textOf(url)}\` has the variable \`{${name}}\`, which has no default, so addresses of samples are wrong.`,
        hint: `Declare it: \`variables: {${name}: {default: …}}\`.`,
      },
    ];
  });
}

function checkOperationIds({model, locate, bundle}: Check): Problem[] {
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
    .map(({pointer}) => ({place: bundle.originOf(pointer)}));
  if (without.length > 0) {
    problems.push(
      summary('warning', without, locate, {
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

function checkPathParameters({model, locate}: Check): Problem[] {
  return calledOperations(model).flatMap(({path, parameters, origin, method}): Problem[] => {
    const inPath = placeholdersIn(path);
    const declared = parameters.filter((parameter) => parameter.in === 'path').map(({name}) => name);
    const missing = inPath.filter((name) => !declared.includes(name));
    const extra = declared.filter((name) => !inPath.includes(name));
    if (missing.length === 0 && extra.length === 0) return [];
    const place = {file: origin.file, ...locate(origin)};
    const name = expectDefined([...missing, ...extra][0], 'the parameter that differs');
    const message =
      missing.length > 0
        ? `The path \`${path}\` has the parameter \`{${name}}\`, which ${method} does not declare.`
        : `The operation declares the path parameter \`${name}\`, which \`${path}\` does not have.`;
    return [
      {severity: 'warning', ...place, message, hint: 'Names in the path and in `parameters` must match.'},
    ];
  });
}

function checkCycles({model, bundle, locate}: Check): Problem[] {
  return findSchemaCycles(model.schemas).map(({names, kind}) => {
    const place = bundle.originOf(
      `/components/schemas${pointerPart(expectDefined(names[0], 'the schema of a cycle'))}`,
    );
    const chain = [...names, names[0]].map((name) => `\`${name}\``).join(' → ');
    return kind === 'definition'
      ? {
          severity: 'error',
          file: place.file,
          ...locate(place),
          message: `The schemas ${chain} only refer to each other, so none of them is defined.`,
          hint: 'Remove one reference (or `allOf` part), so that the chain ends in a definition.',
        }
      : {
          severity: 'warning',
          file: place.file,
          ...locate(place),
          message: `The schemas ${chain} require each other, so no value of finite size is valid.`,
          hint: 'Make one of the fields optional, or allow `null`.',
        };
  });
}

function checkNames({model, locate}: Check): Problem[] {
  return Object.values(model.schemas)
    .filter(({name, internal}) => !internal && !/^[\w.-]+$/.test(name))
    .map(({name, origin}) => ({
      severity: 'warning',
      file: origin.file,
      ...locate(origin),
      message: `The schema name \`${name.replaceAll('`', "'")}\` contains characters that are not allowed in component names.`,
      hint: 'Use only letters, digits, `.`, `-` and `_`; other characters are replaced in its page’s address.',
    }));
}

function checkDescriptions({model, locate, onMissingDescriptions}: Check): Problem[] {
  const severity = reactionSeverity(onMissingDescriptions);
  if (!severity) return [];
  const schemas: Found[] = [];
  const fields: Found[] = [];
  for (const {schema, internal, origin} of Object.values(model.schemas)) {
    if (internal) continue;
    if (schema.description === undefined) schemas.push({place: origin});
    for (const {name, schema: own} of schema.properties ?? []) {
      if (own.description !== undefined || own.ref !== undefined || own.title !== undefined) continue;
      fields.push({place: {file: origin.file, pointer: `${origin.pointer}/properties${pointerPart(name)}`}});
    }
  }
  const operations: Found[] = model.groups
    .flatMap((group) => group.operations)
    .filter(({description, summary: text, method, path}) => !description && text === `${method} ${path}`)
    .map(({origin}) => ({place: origin}));
  const hint = 'Add a sentence that says what it is for.';
  const kinds: [Found[], string, string][] = [
    [schemas, 'schema has no description', 'schemas have no description'],
    [fields, 'field has no description', 'fields have no description'],
    [
      operations,
      'operation has neither summary nor description',
      'operations have neither summary nor description',
    ],
  ];
  return kinds
    .filter(([found]) => found.length > 0)
    .map(([found, one, many]) => summary(severity, found, locate, {one, many, hint}));
}

interface Found {
  place: Place;
}

/** Summarizes many places in one problem: their number, and the first of them. */
function summary(
  severity: Problem['severity'],
  found: Found[],
  locate: Locate,
  words: {one: string; many: string; hint: string},
): Problem {
  const [first] = found;
  const text = found.length === 1 ? `One ${words.one}` : `${found.length} ${words.many}`;
  const places = found.slice(0, PLACES_LISTED).map(({place}) => `\`${place.file}#${place.pointer}\``);
  const rest = found.length > PLACES_LISTED ? ', …' : '';
  return {
    severity,
    ...(first && {file: first.place.file, ...locate(first.place)}),
    message: `${text}: ${places.join(', ')}${rest}.`,
    hint: words.hint,
  };
}

function describePlace(place: Place, locate: Locate): string {
  const {line} = locate(place);
  return line === undefined ? `\`${place.file}#${place.pointer}\`` : `\`${place.file}:${line}\``;
}
