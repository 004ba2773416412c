import {OWN_NAME, OWN_VERSION} from '../files/ownPackage.ts';

/** The generator's package, as the `package.json` of a site names it: any version with the same interface. */
export function readGenerator(): {name: string; range: string} {
  return {name: OWN_NAME, range: `^${OWN_VERSION}`};
}
