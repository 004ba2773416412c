import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import type {Message} from 'esbuild';
import {isBuildFailure} from '../../files/code/esbuild.ts';
import {installedFor} from '../../files/packages/dependencies.ts';
import {missingFromPackage} from '../../problems/missingPackage.ts';
import {importOf} from '../../problems/importOf.ts';
import {missingExport} from '../../problems/missingExport.ts';
import {readExports} from '../../files/code/lacksExport.ts';
import {moduleFiles} from '../../files/code/moduleFile.ts';
import {readText} from '../../files/readText.ts';
import {encodingProblem} from '../../problems/encodingProblem.ts';
import {nearestImport} from '../../problems/nearestImport.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {unexportedName} from '../../problems/unexportedName.ts';
import type {DuplicateKey} from './bundleModule.ts';
import {textOf} from './textOf.ts';
import {withoutPrefix} from './withoutPrefix.ts';
import type {ShimContext} from './moduleShims.ts';

/** Describes why a module could not be bundled. */
export async function buildProblem(error: unknown, name: string, context: ShimContext): Promise<Problem> {
  const message = isBuildFailure(error) ? error.errors[0] : undefined;
  if (!message)
    return {severity: 'error', file: name, message: `This file cannot be loaded: ${textOf(error)}.`};
  const missing = context.missing.find((one) => message.text.includes(`"${one}"`));
  const {location} = message;
  const place = location
    ? await positionInFile(
        path.resolve(context.siteDir, location.file),
        location.line,
        location.column,
        context,
      )
    : {file: name};
  const folder = path.dirname(path.resolve(context.siteDir, location?.file ?? name));
  if (missing !== undefined)
    return {
      severity: 'error',
      ...place,
      ...missingFromPackage(missing, installedFor(folder), 'remove the import'),
    };
  const absent = location && exportProblem(message.text, location, context.siteDir);
  if (absent) return {severity: 'error', ...place, ...absent};
  // A file in another encoding has syntax errors that say nothing.
  const imported = location && path.resolve(context.siteDir, location.file);
  const foreign = imported && encodingProblem(imported, relativePath(context.siteDir, imported));
  if (foreign) return foreign;
  const request = /^Could not resolve "(\.[^"]*)"$/.exec(message.text)?.[1];
  const wanted = location && request !== undefined ? path.resolve(folder, request) : undefined;
  // Creating the file corrects the import.
  for (const one of wanted === undefined ? [] : moduleFiles(wanted)) context.files.add(one);
  const near = request !== undefined && wanted !== undefined ? nearestImport(request, wanted) : undefined;
  const hint = near === undefined ? syntaxHint(message.text) : `Did you mean \`${near}\`?`;
  return {severity: 'error', ...place, message: reasonOf(message.text), ...(hint && {hint})};
}

/** Describes the import of a name that another module of the site does not export; undefined for any other message. */
function exportProblem(
  text: string,
  {file, line}: NonNullable<Message['location']>,
  siteDir: string,
): Pick<Problem, 'message' | 'hint'> | undefined {
  const found = unexportedName(text);
  if (found === undefined) return undefined;
  const {name, from, isMember} = found;
  const used = importOf(readText(path.resolve(siteDir, file)) ?? '', name, line, isMember);
  return used && missingExport({name, from, ...used}, readExports(path.resolve(siteDir, from)));
}

function syntaxHint(text: string): string | undefined {
  return /^Expected "[)\]};,]" but found/.test(text)
    ? 'A comma or a bracket may be missing before this.'
    : undefined;
}

function reasonOf(text: string): string {
  const unresolved = /^Could not resolve (".*")$/.exec(text);
  if (unresolved) return `There is no file ${unresolved[1]} to import.`;
  const loader = /^No loader is configured for "(.+)" files/.exec(text);
  if (loader) return `A file of the kind \`${loader[1]}\` cannot be imported here.`;
  if (/^(Could not read|Cannot)/.test(text)) return `${text}.`;
  return `Syntax error: ${text}.`;
}

/** Describes a key that an object has twice. */
export async function duplicateProblem(
  {key, file, line, column}: DuplicateKey,
  context: ShimContext,
): Promise<Problem> {
  return {
    severity: 'warning',
    ...(await positionInFile(path.resolve(context.siteDir, file), line, column, context)),
    message: `The key \`${key}\` is in this object twice; only this value counts.`,
    hint: 'Remove one of the two.',
  };
}

async function positionInFile(file: string, line: number, column: number, context: ShimContext) {
  // esbuild counts columns in UTF-8 bytes.
  const source = await readFile(file, 'utf8').catch(() => '');
  const lineText = source.split('\n')[line - 1] ?? '';
  const bytes = withoutPrefix(file, line, column);
  const before = Buffer.from(lineText).subarray(0, bytes).toString();
  return {file: relativePath(context.siteDir, file), line, column: before.length + 1};
}
