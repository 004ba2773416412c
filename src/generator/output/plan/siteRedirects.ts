import type {ConfigSource} from '../../config/Site.ts';
import {createRedirects} from '../../routes/redirects/createRedirects.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {isStaticFile} from '../isStaticFile.ts';
import {createGeneratedFinder} from './createGeneratedFinder.ts';

/** Collects the redirects of a site, see `createRedirects`, whose targets and sources are compared with all its files. */
export function siteRedirects(
  {siteDir, config, content, routes}: Pick<RoutedSite, 'siteDir' | 'config' | 'content' | 'routes'>,
  configSource: ConfigSource,
): ReturnType<typeof createRedirects> {
  return createRedirects({
    ...configSource,
    config,
    content,
    routes,
    isFile: (address) => isStaticFile({siteDir, config}, address),
    isGenerated: createGeneratedFinder({config, content, routes}),
  });
}
