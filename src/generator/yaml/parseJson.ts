import {findDeepNesting} from './findDeepNesting.ts';
import {findJsonMistake} from './findJsonMistake.ts';
import {TOO_DEEP} from './parseYaml.ts';
import {InvalidYaml} from './InvalidYaml.ts';

/**
 * Parses JSON (RFC 8259) that is data of a page or a component. A byte order mark is skipped.
 *
 * @throws {InvalidYaml} with line and column, if it is not valid JSON, or is nested deeper than data may be
 */
export function parseJson(written: string): unknown {
  const text = written.replace(/^\uFEFF/, '');
  const deep = findDeepNesting(text);
  if (deep) throw new InvalidYaml([{...deep, ...TOO_DEEP}]);
  try {
    return JSON.parse(text);
  } catch (error) {
    const mistake = findJsonMistake(text);
    if (mistake === undefined) throw error;
    throw new InvalidYaml([mistake]);
  }
}
