import {nearest} from '../text/nearest.ts';

/** Schemes that authors write by hand. Any other may be that of a program, such as `vscode:`, unless it resembles one. */
const SCHEMES = ['https', 'http', 'mailto', 'tel'];

/** A mistake at the beginning of an address. */
export interface SchemeMistake {
  scheme: string;
  /** Whether the scheme is right, and the slashes after it are missing. */
  lacksSlashes: boolean;
  /** The address that is most likely meant. */
  meant: string;
}

/**
 * Finds a misspelled scheme, and one without its slashes: browsers take such an address for a path of the site if the
 * scheme is the site's own.
 *
 * @returns undefined for an address without a scheme, with one that is right, and with one that resembles none
 */
export function schemeMistake(address: string): SchemeMistake | undefined {
  const [, scheme, rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(address) ?? [];
  if (scheme === undefined) return undefined;
  const known = scheme.toLowerCase();
  if (SCHEMES.includes(known)) {
    if (!known.startsWith('http') || rest.startsWith('//')) return undefined;
    return {scheme, lacksSlashes: true, meant: `${scheme}://${rest.replace(/^[\\/]+/, '')}`};
  }
  const near = nearest(known, SCHEMES);
  return near === undefined ? undefined : {scheme, lacksSlashes: false, meant: `${near}:${rest}`};
}

/**
 * Explains the mistake.
 *
 * @param name What has the address, such as `the link`.
 */
export function describeSchemeMistake(
  {scheme, lacksSlashes, meant}: SchemeMistake,
  address: string,
  name: string,
): {message: string; hint: string} {
  return lacksSlashes
    ? {
        message: `\`//\` is missing after \`${scheme}:\` in \`${address}\`, so browsers may look for it on this site.`,
        hint: `Write \`${meant}\`.`,
      }
    : {message: `The scheme \`${scheme}:\` of ${name} is not known.`, hint: `Did you mean \`${meant}\`?`};
}
