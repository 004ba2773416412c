import type {Problem} from '../shared/problems/Problem.ts';
import {parseJson} from './parseJson.ts';
import {parseYaml} from './parseYaml.ts';
import {yamlProblems} from './yamlProblems.ts';

/**
 * What keeps a JSON or YAML file from being imported, with its place in that file.
 *
 * @param file Name in messages, whose extension says what the text is.
 */
export function importedDataProblems(text: string, file: string): Problem[] {
  try {
    if (/\.json$/i.test(file)) parseJson(text);
    else parseYaml(text);
    return [];
  } catch (error) {
    return yamlProblems(error, file, 'imported file').slice(0, 1);
  }
}
