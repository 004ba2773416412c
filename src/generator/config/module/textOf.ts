import {inspect} from 'node:util';

/** Returns the first line of a thrown value, which may be anything. */
export function textOf(thrown: unknown): string {
  try {
    const text = thrown instanceof Error ? thrown.message || thrown.name : inspectText(thrown);
    return text.split('\n', 1)[0] ?? '';
  } catch {
    return 'an error that cannot be shown';
  }
}

function inspectText(thrown: unknown): string {
  return typeof thrown === 'string' && thrown !== ''
    ? thrown
    : inspect(thrown, {depth: 1, breakLength: Number.POSITIVE_INFINITY});
}
