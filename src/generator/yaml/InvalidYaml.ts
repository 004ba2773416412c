import type {Position} from '../shared/problems/Position.ts';

/** One mistake in a YAML text: its position, and the reason in plain words, to follow a colon. */
export interface YamlMistake extends Position {
  reason: string;
  hint: string;
}

/** Thrown by `parseYaml` and `parseJson`, with all mistakes that were found, at least one. */
export class InvalidYaml extends Error {
  readonly mistakes: readonly [YamlMistake, ...YamlMistake[]];

  constructor(mistakes: readonly [YamlMistake, ...YamlMistake[]]) {
    const [{line, column, reason}] = mistakes;
    super(`Invalid YAML at line ${line}, column ${column}: ${reason}.`);
    this.name = 'InvalidYaml';
    this.mistakes = mistakes;
  }
}
