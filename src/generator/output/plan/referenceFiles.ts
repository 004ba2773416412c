import type {SiteConfig} from '../../config/SiteConfig.ts';
import {hashOf} from '../../files/hash.ts';
import {downloadsOf} from '../../reference/download/downloadsOf.ts';
import {toOpenApi30} from '../../reference/download/toOpenApi30.ts';
import type {Reference} from '../../reference/pages/Reference.ts';
import {writeYaml} from '../../reference/source/writeYaml.ts';
import {exactJson} from '../../reference/source/exactNumbers.ts';
import type {OutputFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';

/**
 * The OpenAPI documents for download, each bundled into one file, in their original version and converted to OpenAPI
 * 3.0. They are made when they have to be written.
 *
 * @param version Hash of the generator's own code.
 */
export function referenceFiles(
  references: readonly Reference[],
  config: Pick<SiteConfig, 'baseUrl'>,
  version: string,
): OutputFile[] {
  return references.flatMap((reference) =>
    downloadsOf(reference).flatMap(({yaml, json}, index) => {
      const document = () => (index === 0 ? reference.bundle : toOpenApi30(reference.bundle));
      const file = (path: string, text: () => string): OutputFile => {
        const to = belowBase(config, path);
        const key = hashOf(version, reference.hash);
        return {id: `reference:${to}`, key, to, source: {type: 'parts', parts: () => [text()]}};
      };
      return [
        file(json, () => `${exactJson(document(), reference.model.longIntegers)}\n`),
        file(yaml, () => writeYaml(document(), reference.model.longIntegers)),
      ];
    }),
  );
}
