import path from 'node:path';
import type {Problem} from '../../shared/problems/Problem.ts';
import {foldersAbove} from '../../files/foldersAbove.ts';
import {isBelow} from '../../files/placeBelow.ts';

/** A planned file of the output. */
export interface Place {
  /** Path below the output folder, with `/`, not encoded. */
  file: string;
  /** What it is written for, in words. */
  owner: string;
  /** Source of the owner, relative to the site folder. */
  source?: string;
}

/** The longest file name and path that common systems accept, in bytes (POSIX `NAME_MAX`, `PATH_MAX`). */
const LONGEST_NAME = 255;
const LONGEST_PATH = 4095;

/** Room for what precedes a path in the output: the folder itself, and its temporary name. */
const ROOM_FOR_FOLDER = 512;

/** Most paths, of short names of plain letters: nothing is wrong with them, and a large site has tens of thousands. */
const PLAIN = /^(?:[\w-][\w.-]{0,99}(?:\/(?!$)|$)){1,20}$/;

/**
 * Checks every planned path before anything is written: each must be below the output folder, have valid names, and not
 * be a folder of another file.
 */
export function checkPlaces(places: Iterable<Place>): Problem[] {
  const problems: Problem[] = [];
  const files = new Map<string, Place>();
  for (const place of places) {
    const problem = misplacedProblem(place);
    if (problem) problems.push(problem);
    else files.set(place.file, place);
  }
  const blamed = new Set<string>();
  for (const place of files.values()) {
    const blocking = fileAbove(place.file, files);
    if (blocking === undefined || blamed.has(blocking.file)) continue;
    blamed.add(blocking.file);
    problems.push(blockedProblem(blocking, place));
  }
  return problems;
}

function misplacedProblem({file, owner, source}: Place): Problem | undefined {
  if (PLAIN.test(file)) return undefined;
  const root = path.resolve('/output');
  const at = {severity: 'error', file: source} as const;
  if (file.includes('\0') || !isBelow(root, path.join(root, file))) {
    const message = `The file ${JSON.stringify(file)}, which is written for ${owner}, would be outside the output folder.`;
    return {...at, message, hint: 'Give it another address.'};
  }
  const name = file.split('/').find((part) => Buffer.byteLength(part) > LONGEST_NAME);
  if (name !== undefined) {
    const message = `The output needs a file or folder with a name of ${Buffer.byteLength(name)} bytes for ${short(owner)}: \`${short(name)}\`.`;
    return {
      ...at,
      message,
      hint: `Shorten its name or its address: file systems allow ${LONGEST_NAME} bytes.`,
    };
  }
  const bytes = Buffer.byteLength(file);
  if (bytes <= LONGEST_PATH - ROOM_FOR_FOLDER) return undefined;
  const message = `The output needs a path of ${bytes} bytes for ${short(owner)}: \`${short(file)}\`.`;
  return {...at, message, hint: 'Shorten its address.'};
}

/** The file at a path that another file needs as a folder. */
function fileAbove(file: string, files: ReadonlyMap<string, Place>): Place | undefined {
  for (const folder of foldersAbove(file)) {
    const above = files.get(folder);
    if (above !== undefined) return above;
  }
  return undefined;
}

function blockedProblem(blocking: Place, {owner, source}: Place): Problem {
  return {
    severity: 'error',
    file: source ?? blocking.source,
    message: `The output needs \`${blocking.file}\` as a file for ${blocking.owner} and as a folder for ${owner}.`,
    hint: 'Give one of them another name or address.',
  };
}

function short(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80)}…`;
}
