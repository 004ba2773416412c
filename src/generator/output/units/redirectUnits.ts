import {dataAddress} from '../../shared/address/pageAddress.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Redirect} from '../../routes/createRedirects.ts';
import {renderRedirectPage} from '../formats/renderRedirectPage.ts';
import {hashOf} from '../../files/hash.ts';
import {textUnit} from '../collectUnits.ts';
import {htmlFile, outputPath} from '../../shared/address/outputPaths.ts';
import type {WantedUnit} from '../writeOutput.ts';

/**
 * The files at an old address: a document that leads on by itself, on any host, and the data that tells the app
 * where the page is now. The data belongs to no version of the app, so it stays the same when the app changes.
 */
export function redirectUnits({path, target, title}: Redirect, config: SiteConfig): WantedUnit[] {
  const page = renderRedirectPage(target, title, config.url + target);
  const data = JSON.stringify({redirect: target});
  return [
    textUnit(htmlFile(path, config.trailingSlash), page, hashOf),
    textUnit(outputPath(dataAddress(path)), data, hashOf),
  ];
}
