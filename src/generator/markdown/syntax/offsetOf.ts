import type {VFileMessage} from 'vfile-message';

/** Where a message begins in the text, if it says so. */
export function offsetOf({place}: VFileMessage): number | undefined {
  const point = place === undefined ? undefined : 'start' in place ? place.start : place;
  return point?.offset;
}
