import {listNames} from '../shared/text/listNames.ts';
import {nearest} from '../shared/text/nearest.ts';

/**
 * Writes the hint for an unknown name: the nearest valid name, or else a short list of the valid names.
 *
 * @param plural What the names are called, for example `doc ids`.
 */
export function availableNames(name: string, valid: readonly string[], plural: string): string {
  if (valid.length === 0) return `There are no ${plural}.`;
  // A doc has the name of its file without the extension.
  const stem = name.replace(/\.mdx?$/, '');
  const near = valid.includes(stem) ? stem : (inOtherFolder(stem, valid) ?? nearest(name, valid));
  return near === undefined ? `Available ${plural}: ${listNames(valid)}.` : `Did you mean \`${near}\`?`;
}

/** The name that is written with a folder too many, such as that of all docs, or too few. */
function inOtherFolder(name: string, valid: readonly string[]): string | undefined {
  const ends = (long: string, short: string) => long.endsWith(`/${short}`);
  return valid.find((one) => ends(name, one)) ?? valid.find((one) => ends(one, name));
}
