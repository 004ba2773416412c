import type {Problem} from '../shared/problems/Problem.ts';
import {parseJson} from './parseJson.ts';
import {parseYaml} from './parseYaml.ts';
import {yamlProblems} from './yamlProblems.ts';

/**
 * The problems that prevent a JSON or YAML file from being imported, with their positions.
 *
 * @param file Name for messages; its extension determines the format.
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
