import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {htmlFile, outputPath} from '../../shared/address/outputPaths.ts';
import {dataAddress} from '../../shared/address/pageAddress.ts';
import {hasScheme} from '../../shared/address/scheme.ts';
import {redirectWords, renderRedirectPage} from '../formats/renderRedirectPage.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';

/**
 * The files at each old address: a document that redirects by itself, on any host, and data that tells the app where
 * the page is now. The data is independent of the app's version, so it stays the same when the app changes.
 */
export function redirectFiles({config, redirects}: Pick<RoutedSite, 'config' | 'redirects'>): OutputFile[] {
  const {url, trailingSlash, contentSecurityPolicy: policy} = config;
  const words = redirectWords(config);
  return redirects.flatMap(({path, target, title, aliasFile}) => {
    const owner = `the redirect from \`${path}\``;
    const page = renderRedirectPage(target, title, {
      canonical: hasScheme(target) ? target : url + target,
      policy,
      words,
    });
    if (aliasFile !== undefined) return textFile(aliasFile, page, owner);
    return [
      textFile(htmlFile(path, trailingSlash), page, owner),
      textFile(outputPath(dataAddress(path)), JSON.stringify({redirect: target}), owner),
    ];
  });
}
