import {listNames} from '../shared/text/listNames.ts';
import {nearest} from '../shared/text/nearest.ts';
import {OVERRIDABLE} from './findOverrides.ts';

/** Returns the hint for a component in `src/theme` that replaces nothing. */
export function overrideHint(name: string): string {
  const near = nearest(name, Object.keys(OVERRIDABLE));
  const names =
    near === undefined ? `one of ${listNames(Object.keys(OVERRIDABLE))}` : `\`${near}\`, the nearest`;
  return `Override ${names}, or change the looks with \`customCss\`.`;
}
