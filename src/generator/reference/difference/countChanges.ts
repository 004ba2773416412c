import type {ChangeMessages} from '../../shared/messages/Messages.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {Change} from './Change.ts';

/** A sentence that counts changes: `7 changes, 2 of them breaking.` */
export function countChanges(changes: readonly Change[], words: ChangeMessages): string {
  const {length: count} = changes;
  if (count === 0) return words.nothingChanged;
  const breaking = changes.filter((change) => change.breaking).length;
  if (count === 1) return breaking === 1 ? words.oneBreaking : words.oneHarmless;
  return fillMessage(breaking === 0 ? words.noneBreaking : words.someBreaking, {count, breaking});
}
