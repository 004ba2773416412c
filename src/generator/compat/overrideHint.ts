import {listNames} from '../shared/text/listNames.ts';
import {nearest} from '../shared/text/nearest.ts';
import {OVERRIDABLE, WRAPPED_ONLY} from './overridable.ts';

/** Returns the hint for a component in `src/theme` that replaces nothing. */
export function overrideHint(name: string): string {
  const reason = idleReason(name);
  if (reason !== undefined) return `${reason}.`;
  const near = nearestName(name);
  const names =
    near === undefined ? `one of ${listNames(Object.keys(OVERRIDABLE))}` : `\`${near}\`, the nearest`;
  return `Override ${names}, or change the looks with \`customCss\`.`;
}

/** Returns the name of a component in `src/theme` that replaces nothing, and what else there is to say. */
export function idleOverride(name: string): string {
  const near = nearestName(name);
  const note = idleReason(name) ?? (near === undefined ? undefined : `the nearest is \`${near}\``);
  return note === undefined ? `\`${name}\`` : `\`${name}\` (${note})`;
}

/** How the names of the theme's own parts begin, in Docusaurus. */
const THEME_PARTS = /^(?:Admonition|Announcement|Blog|CodeBlock|Doc|Footer|Icon|Layout|MDX|Navbar|TOC|Tag)/;

/** Whether a component seems to be meant to replace one of the theme, and is not one of a plugin's own. */
export function isMeantForTheme(name: string): boolean {
  return THEME_PARTS.test(name) || nearestName(name) !== undefined || idleReason(name) !== undefined;
}

/** Why a component has no effect although components with its name can have one. */
function idleReason(name: string): string | undefined {
  if (WRAPPED_ONLY.has(name)) return `it has to render \`@theme-original/${name}\``;
  return Object.hasOwn(OVERRIDABLE, name) ? 'another component replaces the same part' : undefined;
}

function nearestName(name: string): string | undefined {
  return nearest(name, Object.keys(OVERRIDABLE));
}
