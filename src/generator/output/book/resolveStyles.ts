import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceDir} from '../../files/packages/ownPackage.ts';

/** Values of custom properties by name, without the dashes. */
export type Variables = ReadonlyMap<string, string>;

/** The theme's tokens for print: those of light mode. */
export function paperTokens(): Variables {
  const css = readFileSync(path.join(sourceDir, 'theme/styles/tokens.css'), 'utf8');
  return declaredIn(css);
}

/** The custom properties that CSS declares; the first declaration counts, as later ones are for special cases. */
export function declaredIn(css: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;}]+)/g)) {
    if (!found.has(name)) found.set(name, value.trim());
  }
  return found;
}

/** A call whose arguments contain none of the three functions. */
const FUNCTION_RE = /\b(var|light-dark|color-mix)\(((?:[^()]|(?<!var|light-dark|color-mix)\([^()]*\))*)\)/;

/** A limit, since variables that refer to each other would never end. */
const MOST_CALLS = 100_000;

/**
 * Replaces features that few EPUB readers support with their values: variables, `light-dark()` (the light color) and
 * mixed colors. What has no value is kept.
 */
export function resolveStyles(css: string, variables: Variables): string {
  if (!css.includes('(')) return css;
  let rest = css;
  let done = '';
  let left = MOST_CALLS;
  // The innermost call comes first.
  for (let found = FUNCTION_RE.exec(rest); found && left > 0; found = FUNCTION_RE.exec(rest), left -= 1) {
    const [call, name = '', inner = ''] = found;
    const value = resolvedCall(name, inner, variables);
    if (value === undefined) {
      done += rest.slice(0, found.index + call.length);
      rest = rest.slice(found.index + call.length);
    } else rest = rest.slice(0, found.index) + value + rest.slice(found.index + call.length);
  }
  return done + rest;
}

function resolvedCall(name: string, inner: string, variables: Variables): string | undefined {
  const [first = '', ...others] = inner.split(',').map((part) => part.trim());
  if (name === 'light-dark') return first;
  if (name === 'var') return variables.get(first.replace(/^--/, '')) ?? (others.join(', ') || undefined);
  const [one, two] = others;
  return one !== undefined && two !== undefined ? mixed(one, two) : undefined;
}

/** Mixes `#rrggbb 10%, #rrggbb` in sRGB. */
function mixed(one: string, two: string): string | undefined {
  const [, color = '', percent = '50'] = /^#([\da-f]{6})(?:\s+([\d.]+)%)?$/i.exec(one) ?? [];
  const [, ground = ''] = /^#([\da-f]{6})$/i.exec(two) ?? [];
  if (color === '' || ground === '') return undefined;
  const share = Number(percent) / 100;
  const channels = [0, 2, 4].map((place) => {
    const [a, b] = [color, ground].map((hex) => Number.parseInt(hex.slice(place, place + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
