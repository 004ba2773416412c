import {OWN_NAME, OWN_VERSION} from '../files/packages/ownPackage.ts';

/** The generator's package in the form for a site's `package.json`: any version with the same interface. */
export function readGenerator(): {name: string; range: string} {
  return {name: OWN_NAME, range: `^${OWN_VERSION}`};
}
