import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {isBelow} from '../../files/placeBelow.ts';
import {type OpenDocument, readDocument} from '../readDocument.ts';
import {compareModels} from './compareModels.ts';
import type {Difference} from './Difference.ts';

/** The problems of a document, and the folder to which its file names are relative. */
export interface DocumentProblems {
  folder: string;
  problems: Problem[];
}

/**
 * Reads two versions of an OpenAPI document and compares them.
 *
 * @param before Absolute path of the older version; `after` of the newer one.
 * @param folder Absolute path of the folder whose files the documents may refer to; a document outside it may refer to
 *   files next to it.
 * @returns No difference if one of them has errors
 */
export async function readDifference(
  before: string,
  after: string,
  folder: string,
): Promise<{difference?: Difference; problems: DocumentProblems[]}> {
  const [older, newer] = await Promise.all([openAt(before, folder), openAt(after, folder)]);
  const problems = newProblems(older, newer).filter((one) => one.problems.length > 0);
  if (
    !older.document ||
    !newer.document ||
    [...older.problems, ...newer.problems].some(({severity}) => severity === 'error')
  )
    return {problems};
  const [from, to] = [older.document.model, newer.document.model];
  return {
    difference: {title: to.title, before: from.version, after: to.version, changes: compareModels(from, to)},
    problems,
  };
}

/** The problems of both documents, each once: both may be, or refer to, the same file. */
function newProblems(older: DocumentProblems, newer: DocumentProblems): DocumentProblems[] {
  const keyOf = ({folder}: DocumentProblems, {file, ...rest}: Problem): string =>
    JSON.stringify({...rest, file: file === undefined ? folder : path.join(folder, file)});
  const known = new Set(older.problems.map((problem) => keyOf(older, problem)));
  return [older, {...newer, problems: newer.problems.filter((problem) => !known.has(keyOf(newer, problem)))}];
}

async function openAt(file: string, folder: string): Promise<DocumentProblems & {document?: OpenDocument}> {
  const base = isBelow(folder, file) ? folder : path.dirname(file);
  const name = relativePath(base, file);
  return {folder: base, ...(await readDocument(base, name))};
}
