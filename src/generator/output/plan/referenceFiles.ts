import type {TextFile} from '../formats/TextFile.ts';
import {downloadsOf} from '../../reference/download/downloadsOf.ts';
import {toOpenApi30} from '../../reference/download/toOpenApi30.ts';
import type {Reference} from '../../reference/pages/Reference.ts';
import {writeYaml} from '../../reference/source/writeYaml.ts';

/**
 * The OpenAPI documents for download, each bundled into one file, in their original version and converted to OpenAPI
 * 3.0.
 */
export function referenceFiles(references: readonly Reference[]): TextFile[] {
  return references.flatMap((reference) =>
    downloadsOf(reference).flatMap(({yaml, json}, index) => {
      const document = index === 0 ? reference.bundle : toOpenApi30(reference.bundle);
      return [
        {path: json, content: `${JSON.stringify(document, null, 2)}\n`},
        {path: yaml, content: writeYaml(document)},
      ];
    }),
  );
}
