import {positionAt} from '../../shared/problems/Position.ts';
import type {SampleError} from './SampleError.ts';

/** Parses a JSON sample (ECMA-404: no comments, no trailing commas). */
export function parseJson(code: string): SampleError | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = /at position (\d+)/.exec(message)?.[1];
    return {
      message: message.replace(/ (?:in JSON )?at position.*$/s, '').replace(/, (?:\.\.\.)?".*$/s, ''),
      ...positionAt(code, offset === undefined ? code.length : Number(offset)),
    };
  }
}
