import type {Problem} from '../../shared/problems/Problem.ts';
import type {Doc} from '../Content.ts';

/** Finds docs whose id an earlier doc has already. */
export function findDuplicateIds(docs: readonly Doc[]): Problem[] {
  const owners = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const owner = owners.get(doc.id);
    if (!owner) owners.set(doc.id, doc);
    if (!owner) return [];
    const message = `The doc id \`${doc.id}\` is taken by \`${owner.file}\` and \`${doc.file}\`.`;
    const hint = 'Rename one of the files, or give it an `id` in its front matter.';
    return [{severity: 'error' as const, file: doc.file, message, hint}];
  });
}
