import {parseSource} from '../../reference/source/parseSource.ts';
import type {ParseTask, ParseTaskResult} from './tasks.ts';

/** Parses files of OpenAPI documents. */
export function parseTask({sources}: ParseTask): ParseTaskResult {
  return sources.map(({file, text}) => parseSource(file, text));
}
