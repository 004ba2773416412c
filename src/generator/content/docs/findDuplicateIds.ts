import type {Problem} from '../../shared/problems/Problem.ts';
import type {Position} from '../../shared/problems/Position.ts';
import type {Doc} from '../Content.ts';

/**
 * Reports docs whose id is already used by an earlier doc.
 *
 * @param idPlace Where the front matter of a doc has an `id`.
 */
export function findDuplicateIds(
  docs: readonly Doc[],
  idPlace: (doc: Doc) => Position | undefined,
): Problem[] {
  const owners = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const owner = owners.get(doc.id);
    if (!owner) owners.set(doc.id, doc);
    if (!owner) return [];
    const message = `The doc id \`${doc.id}\` is used by both \`${owner.file}\` and \`${doc.file}\`.`;
    const hint = 'Rename one of the files, or give it an `id` in its front matter.';
    const named = [doc, owner].find(idPlace) ?? doc;
    return [{severity: 'error' as const, file: named.file, ...idPlace(named), message, hint}];
  });
}
