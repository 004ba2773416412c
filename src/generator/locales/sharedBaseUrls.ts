import type {ConfigSource, Site} from '../config/Site.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Languages that would replace each other's files in one output, such as those that each have their own host. */
export function sharedBaseUrls(sites: readonly Site[], {configFile, locateConfig}: ConfigSource): Problem[] {
  return sites.flatMap(({config: {locale, baseUrl}}, index) => {
    const other = sites.slice(0, index).find(({config}) => config.baseUrl === baseUrl);
    if (!other) return [];
    const message = `The languages \`${other.config.locale}\` and \`${locale}\` have the same \`baseUrl\`, \`${baseUrl}\`.`;
    const hint = `Give each its own, or build each by itself: \`--locale ${locale} --out-dir build-${locale}\`.`;
    const place = locateConfig(['i18n', 'localeConfigs', locale, 'baseUrl']);
    return [{severity: 'error', file: configFile, ...place, message, hint}];
  });
}
