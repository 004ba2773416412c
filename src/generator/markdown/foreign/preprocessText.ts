import {callAsyncOption} from '../../config/callOption.ts';
import {PREPROCESSOR} from '../../config/plugins/collectUses.ts';
import type {ConfigFunction} from '../../config/plugins/PluginBundle.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {type CutText, cutFrontMatter, joinFrontMatter} from '../../yaml/frontMatter/cutFrontMatter.ts';
import type {Callable} from './guardPlugin.ts';
import {LimitError, TIME_LIMIT, withinLimit} from './withinLimit.ts';

/**
 * Changes the text of a source before it is compiled; the text stays as it is if that fails.
 *
 * @param file Absolute path.
 * @param name What problems call it.
 */
export type Preprocess = (
  text: CutText,
  file: string,
  name: string,
) => Promise<{text: CutText; problem?: Problem}>;

/**
 * Makes a `Preprocess` of the site's `markdown.preprocessor` (Docusaurus docs: `markdown` of the site configuration). As
 * there, it receives the whole file, and front matter is what the file says.
 */
export function createPreprocess(
  preprocessor: Callable,
  configFile: string,
  {line, column}: ConfigFunction,
  timeLimit = TIME_LIMIT,
): Preprocess {
  const place = line === undefined ? undefined : {line, column: column ?? 1};
  const source = {configFile, locateConfig: () => place};
  /** Whether it has not finished a text: others are not waited for. */
  let isStuck = false;
  const call = (filePath: string, fileContent: string): unknown => {
    const result = preprocessor({filePath, fileContent});
    if (!(result instanceof Promise)) return result;
    return withinLimit(result, timeLimit).catch((error: unknown) => {
      isStuck ||= error instanceof LimitError;
      throw error;
    });
  };
  return async (text, filePath, name) => {
    if (isStuck) return {text};
    const {value, problem} = await callAsyncOption(
      () => call(filePath, joinFrontMatter(text)),
      (given) => (typeof given === 'string' ? {value: given} : 'the text of the file'),
      {key: PREPROCESSOR, source, subject: name},
    );
    return problem ? {text, problem} : {text: {...text, body: cutFrontMatter(value).body}};
  };
}
