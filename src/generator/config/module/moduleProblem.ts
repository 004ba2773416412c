import {hasCode} from '../../shared/problems/hasCode.ts';
import {SourceMap} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {relativePath} from '../../files/relativePath.ts';
import {missingPackage} from '../../problems/missingPackage.ts';
import type {Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';
import type {ModuleBundle} from './bundleModule.ts';
import {ExitCall} from './ExitCall.ts';
import {ENDLESS_LOOP} from '../../files/code/guardLoops.ts';
import {locateThrow, locateWait} from './locateInCode.ts';
import {withoutPrefix} from './withoutPrefix.ts';
import type {ShimContext} from './moduleShims.ts';
import {type FaultKind, type SiteModule, stackOf} from './siteModules.ts';
import {textOf} from './textOf.ts';
import {Unsettled} from './Unsettled.ts';
import {withPeriod} from '../../shared/text/withPeriod.ts';

/**
 * Describes a module that is about to be evaluated.
 *
 * @param temporary Absolute path that the bundle has while Node loads it; it occurs in stack traces, but never in
 * problems.
 * @param sources Text of each of its local files, by absolute path, the entry first.
 */
export function describeModule(
  temporary: string,
  bundle: ModuleBundle,
  context: Pick<ShimContext, 'siteDir'>,
  sources: ReadonlyMap<string, string>,
): SiteModule {
  const map = new SourceMap(bundle.map);
  const [entry = temporary] = sources.keys();
  const frames = framesIn(temporary);

  function explain(thrown: unknown, kind: FaultKind): Problem {
    const file = relativePath(context.siteDir, entry);
    if (thrown instanceof Unsettled) {
      const place = locateWait(sources.get(entry) ?? '', thrown.what);
      return {severity: 'error', file, ...place, ...explainUnsettled(thrown)};
    }
    const place = placeInStack(stackOf(thrown)) ?? placeOfThrow(thrown) ?? {file};
    return {severity: 'error', ...place, ...explainThrown(thrown, kind, reasonOf(thrown, file))};
  }

  /** Returns the innermost position in a file of the site. */
  function placeInStack(stack: string): (Position & {file: string}) | undefined {
    for (const [, line, column] of stack.matchAll(frames)) {
      const origin = map.findEntry(Number(line) - 1, Number(column ?? 1) - 1);
      if (!('originalSource' in origin)) continue;
      const file = path.resolve(bundle.dir, origin.originalSource);
      if (!sources.has(file)) continue;
      const at = {line: origin.originalLine + 1, column: origin.originalColumn};
      return {
        file: relativePath(context.siteDir, file),
        line: at.line,
        column: withoutPrefix(file, at.line, at.column) + 1,
      };
    }
    return undefined;
  }

  function placeOfThrow(thrown: unknown): (Position & {file: string}) | undefined {
    if (thrown instanceof Error) return undefined;
    for (const [file, source] of sources) {
      const place = locateThrow(source, thrown);
      if (place) return {file: relativePath(context.siteDir, file), ...place};
    }
    return undefined;
  }

  function reasonOf(thrown: unknown, name: string): string {
    return withSitePaths(
      textOf(thrown).replaceAll(pathToFileURL(temporary).href, name).replaceAll(temporary, name),
      context.siteDir,
    );
  }

  return {file: entry, isIn: (stack) => stack.search(frames) >= 0, explain};
}

function explainThrown(thrown: unknown, kind: FaultKind, reason: string): Pick<Problem, 'message' | 'hint'> {
  if (thrown instanceof ExitCall)
    return {message: thrown.message, hint: 'Remove it; to stop with a message, throw an error.'};
  if (hasCode(thrown, ENDLESS_LOOP)) {
    return {message: thrown.message, hint: 'Look at its condition: it may never become false.'};
  }
  const sentence = withPeriod(reason);
  const missing = missingModule(thrown);
  if (missing !== undefined) return missingPackage(missing, 'remove it');
  if (kind === 'thrown') {
    const message = `Running this file failed: ${sentence}`;
    const isCommonJs = /^(?:module|exports) is not defined/.test(reason);
    return isCommonJs
      ? {message, hint: 'Write `export default …`: in this folder, files are ES modules.'}
      : {message};
  }
  return {
    message: `A promise was rejected, and nothing handles that: ${sentence}`,
    hint: 'Wait for it with `await`, or handle the error with `.catch(…)`.',
  };
}

/** The package that a `require` or `require.resolve` did not find; undefined for any other error. */
function missingModule(thrown: unknown): string | undefined {
  if (!hasCode(thrown, 'MODULE_NOT_FOUND')) return undefined;
  return /^Cannot find module '((?:@[\w.-]+\/)?[\w][\w.-]*(?:\/[^']*)?)'/.exec(thrown.message)?.[1];
}

function explainUnsettled({what, seconds}: Unsettled): Pick<Problem, 'message' | 'hint'> {
  const name = what === 'module' ? 'An `await` of this file' : 'The promise that this file exports';
  return seconds === undefined
    ? {
        message: `${name} never ends: nothing is left that could resolve it.`,
        hint: 'Resolve the promise, or do not wait for it.',
      }
    : {
        message: `${name} has not ended after ${seconds} seconds.`,
        hint: 'Resolve the promise, or set a time limit on what it waits for.',
      };
}

/** Stack lines name the temporary file as a URL with a line and, but for link errors, a column. */
function framesIn(temporary: string): RegExp {
  const names = [pathToFileURL(temporary).href, temporary].map(escapeRegExp);
  return new RegExp(`(?:${names.join('|')}):(\\d+)(?::(\\d+))?`, 'g');
}

/** Node's own messages name files by long URLs that the author never wrote. */
function withSitePaths(text: string, siteDir: string): string {
  return text
    .replace(/file:\/\/[^\s'"]*\/node_modules\//g, '')
    .replaceAll(`${pathToFileURL(siteDir).href}/`, '')
    .replaceAll(`${siteDir}${path.sep}`, '');
}
