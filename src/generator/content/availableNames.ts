import {nearest} from '../shared/text/nearest.ts';

const LONGEST_LIST = 30;

/**
 * Writes the hint for an unknown name: the nearest valid name, then the valid names (at most 30).
 *
 * @param plural What the names are called: `doc ids`.
 */
export function availableNames(name: string, valid: readonly string[], plural: string): string {
  if (valid.length === 0) return `There are no ${plural}.`;
  const near = nearest(name, valid);
  const shown = valid
    .slice(0, LONGEST_LIST)
    .map((one) => `\`${one}\``)
    .join(', ');
  const more = valid.length > LONGEST_LIST ? `, … and ${valid.length - LONGEST_LIST} more` : '';
  return `${near === undefined ? '' : `Did you mean \`${near}\`? `}Available ${plural}: ${shown}${more}.`;
}
