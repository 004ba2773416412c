import type {TextFile} from '../formats/TextFile.ts';
import type {Reference} from '../../reference/pages/Reference.ts';
import {writeYaml} from '../../reference/source/writeYaml.ts';

/** The OpenAPI documents in one piece each, for download. */
export function referenceFiles(references: readonly Reference[]): TextFile[] {
  return references.flatMap(({config, bundle}) =>
    config.download === false
      ? []
      : [
          {path: `${config.download}.json`, content: `${JSON.stringify(bundle, null, 2)}\n`},
          {path: `${config.download}.yaml`, content: writeYaml(bundle)},
        ],
  );
}
