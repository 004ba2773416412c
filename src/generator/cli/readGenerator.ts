import {generatorDir} from '../files/packages/generatorDir.ts';
import {isPublished, OWN_NAME, OWN_VERSION} from '../files/packages/ownPackage.ts';
import {packedFile} from './packedFile.ts';

/**
 * The generator's package in the form for a site's `package.json`: the file that it was installed from, any version with
 * the same interface, or the checkout that runs, since no registry has these files and checkouts.
 */
export function readGenerator(siteDir: string): {name: string; range: string} {
  const published = () => packedFile(OWN_NAME, generatorDir, siteDir) ?? `^${OWN_VERSION}`;
  return {name: OWN_NAME, range: isPublished ? published() : `file:${generatorDir}`};
}
