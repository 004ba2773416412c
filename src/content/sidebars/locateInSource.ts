import type {Position} from '../../problems/locateYaml.ts';

/** Finds the first string literal with this value in source code; undefined when the code makes it otherwise. */
export function locateString(source: string, value: string): Position | undefined {
  return positionOf(source, new RegExp(`(["'\`])${escapeRegExp(value)}\\1`));
}

/** Finds the first use of an object key in source code. */
export function locateKey(source: string, key: string): Position | undefined {
  return positionOf(source, new RegExp(`(?<![\\w$.-])["']?${escapeRegExp(key)}["']?\\s*:`));
}

function positionOf(source: string, pattern: RegExp): Position | undefined {
  const index = source.search(pattern);
  if (index === -1) return undefined;
  const before = source.slice(0, index).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
