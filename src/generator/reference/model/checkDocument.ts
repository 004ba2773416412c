import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {Reaction} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Bundle} from '../source/bundleDocument.ts';
import type {Locate} from '../source/createLocator.ts';
import {pointerPart} from '../source/jsonPointer.ts';
import {listOf} from '../../shared/invariants/listOf.ts';
import {isPlainValue, objectOf, textOf} from '../source/unknownData.ts';
import type {ApiModel} from './ApiModel.ts';
import {calledOperations} from './calledOperations.ts';
import {checkDescriptions} from './checkDescriptions.ts';
import {checkLinks} from './checkLinks.ts';
import {checkMentions} from './checkMentions.ts';
import {checkOperationIds} from './checkOperationIds.ts';
import {checkTwins} from './checkTwins.ts';
import {findSchemaCycles} from './findSchemaCycles.ts';
import {placeholdersIn} from './placeholdersIn.ts';

interface Check {
  bundle: Bundle;
  model: ApiModel;
  locate: Locate;
  onMissingDescriptions: Reaction;
}

/**
 * Checks a document for what would make its pages wrong or empty: variables of servers without a default, repeated
 * operation ids, undeclared path parameters, paths and parameters that are there twice, schemas that only contain
 * themselves, names that are not allowed in addresses, links to operations that do not exist, names of security schemes
 * and variants that do not exist, missing descriptions (one summary for each kind).
 */
export function checkDocument(check: Check): Problem[] {
  return [
    ...checkServers(check),
    ...checkOperationIds(check.model, check.bundle, check.locate),
    ...checkPathParameters(check),
    ...checkTwins(check.bundle, check.locate),
    ...checkCycles(check),
    ...checkNames(check),
    ...checkLinks(check.model, check.bundle, check.locate),
    ...checkMentions(check.model, check.bundle, check.locate),
    ...checkDescriptions(check.model, check.locate, check.onMissingDescriptions),
  ];
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
