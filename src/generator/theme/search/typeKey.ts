/**
 * Types a key: appends its letter, or removes the last one.
 *
 * @returns Whether the key does either
 */
export function typeKey(letters: string[], key: string): boolean {
  if (key === 'Backspace') letters.pop();
  else if ([...key].length === 1) letters.push(key);
  else return false;
  return true;
}
