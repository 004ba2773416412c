import type {Reference} from '../../reference/pages/Reference.ts';
import {writeYaml} from '../../reference/source/writeYaml.ts';

/** The documents in one piece, as files below baseUrl. */
export function referenceFiles(references: Reference[]): {path: string; content: string}[] {
  return references.flatMap(({config, bundle}) =>
    config.download === false
      ? []
      : [
          {path: `${config.download}.json`, content: `${JSON.stringify(bundle, null, 2)}\n`},
          {path: `${config.download}.yaml`, content: writeYaml(bundle)},
        ],
  );
}
