import type {Site} from '../../config/Site.ts';
import type {Content} from '../../content/Content.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {RULE_GROUPS} from '../rules/ruleGroups.ts';
import {isOn, type Severities} from '../rules/ruleSeverities.ts';
import {checkMessages} from './checkMessages.ts';
import {checkTranslatedPages} from './checkTranslatedPages.ts';
import {findStrayTranslations} from './findStrayTranslations.ts';
import {findUnlistedLanguages} from './findUnlistedLanguages.ts';

/**
 * Finds missing, unused and outdated translations of a site.
 *
 * @param isWhole Whether everything was read. What could not be read may use any message.
 */
export async function checkTranslations(
  site: Site,
  content: Content,
  severities: Severities,
  isWhole: boolean,
): Promise<Problem[]> {
  const {locales, defaultLocale} = site.config;
  if (!RULE_GROUPS.translations.some((rule) => isOn(severities, rule))) return [];
  const folders = (locales ?? [site.config.onlyLocale]).flatMap((one) => one?.folder ?? []);
  const unread = [
    ...findUnlistedLanguages(site.siteDir, folders),
    ...findStrayTranslations(site.siteDir, site.config, folders),
  ];
  if (!locales) return unread;
  const translated = locales.flatMap(({locale, folder}) =>
    folder === undefined || locale === defaultLocale ? [] : [{locale, folder}],
  );
  const found = await Promise.all([
    checkMessages(site, content, translated, isWhole),
    checkTranslatedPages(site.siteDir, content, translated, isOn(severities, 'outdated-translation')),
  ]);
  return [...unread, ...found.flat()];
}
