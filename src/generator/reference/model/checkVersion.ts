import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Locate} from '../source/createLocator.ts';
import {objectOf} from '../source/unknownData.ts';

/** The versions of OpenAPI that are supported. */
const VERSIONS = '3.0, 3.1 and 3.2';

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
