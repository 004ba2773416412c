import {listNames} from '../shared/text/listNames.ts';
import {nearest} from '../shared/text/nearest.ts';

/**
 * Writes the hint for an unknown name: the nearest valid name, or else a short list of the valid names.
 *
 * @param plural What the names are called, for example `doc ids`.
 */
export function availableNames(name: string, valid: readonly string[], plural: string): string {
  if (valid.length === 0) return `There are no ${plural}.`;
  const near = nearest(name, valid);
  return near === undefined ? `Available ${plural}: ${listNames(valid)}.` : `Did you mean \`${near}\`?`;
}
