import {formatKeyPath} from '../../problems/schemaProblems.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {ValueMistake} from './copyValue.ts';

/** Describes why a value cannot be used as configuration; what a getter threw is explained by its module. */
export function explainMistake({
  path,
  kind,
}: ValueMistake & {kind: Exclude<ValueMistake['kind'], 'thrown'>}): Pick<Problem, 'message' | 'hint'> {
  const name = path.length === 0 ? 'The value' : `\`${shortPath(path)}\``;
  switch (kind) {
    case 'circular':
      return {
        message: `${name} contains itself.`,
        hint: 'Write out what it holds, or leave out the part that refers back.',
      };
    case 'deep':
      return {
        message: `${name} is nested too deep: more than 500 levels.`,
        hint: 'Flatten it; if code makes it, look for a loop.',
      };
    case 'large':
      return {
        message: `${name} is too large: written out, it has millions of values.`,
        hint: 'Objects that are used in many places are written out in each of them.',
      };
    case 'surrogate':
      return {
        message: `${name} holds half of a character (a lone surrogate), which cannot be written to a file.`,
        hint: 'Write the character itself instead of its escapes.',
      };
  }
}

/** The path of a value nested a thousand levels deep is too long to read. */
function shortPath(path: ValueMistake['path']): string {
  const text = formatKeyPath(path.slice(0, 8));
  return path.length > 8 ? `${text}…` : text;
}
