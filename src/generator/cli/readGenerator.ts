import {generatorDir} from '../files/packages/generatorDir.ts';
import {isPublished, OWN_NAME, OWN_VERSION} from '../files/packages/ownPackage.ts';

/**
 * The generator's package in the form for a site's `package.json`: any version with the same interface, or the checkout
 * that runs, which no registry has.
 */
export function readGenerator(): {name: string; range: string} {
  return {name: OWN_NAME, range: isPublished ? `^${OWN_VERSION}` : `file:${generatorDir}`};
}
