import type {SiteConfig} from '../../config/SiteConfig.ts';
import {placeAddedPages} from '../../content/placeAddedPages.ts';
import {isVanishedPage} from '../../problems/systemProblem.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import type {DevContext} from './DevSite.ts';

/** What a site reports. Work that is still in progress when the site is closed must not report anything. */
export interface SiteReports extends Pick<DevContext, 'send' | 'log'> {
  problems: Pick<ProblemStore, 'set' | 'during'>;
}

/** The places of a site's problems begin with this, so that the next site clears them all. */
export const SITE_PLACES = 'site:';

/** @param isOpen Whether the site has not been closed. */
export function createSiteReports(
  {problems, send, log}: SiteReports,
  config: Pick<SiteConfig, 'addedPages'>,
  isOpen: () => boolean,
): SiteReports {
  return {
    problems: {
      during: problems.during,
      set(place, found, path) {
        // While Git switches branches, files go one after the other: the content is read again for each.
        const lasting = found.filter((problem) => !isVanishedPage(problem));
        if (isOpen()) problems.set(SITE_PLACES + place, placeAddedPages(lasting, config), path);
      },
    },
    send(message) {
      if (isOpen()) send(message);
    },
    log(line) {
      if (isOpen()) log(line);
    },
  };
}
