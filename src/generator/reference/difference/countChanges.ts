import type {Change} from './Change.ts';

/** A sentence that counts changes: `7 changes, 2 of them breaking.` */
export function countChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing changed.';
  const breaking = changes.filter((change) => change.breaking).length;
  if (changes.length === 1)
    return breaking === 1 ? '1 change, which is breaking.' : '1 change, not breaking.';
  return `${changes.length} changes, ${breaking === 0 ? 'none' : breaking} of them breaking.`;
}
