import {createHash} from 'node:crypto';

/** The source of a content security policy that allows a script with this text. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
