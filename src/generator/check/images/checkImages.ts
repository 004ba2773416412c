import type {ConfigSource, Site} from '../../config/Site.ts';
import type {Content} from '../../content/Content.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {checkAuthorImages} from './checkAuthorImages.ts';
import {checkConfigImages} from './checkConfigImages.ts';
import {checkSocialImages} from './checkSocialImages.ts';

/** Finds images in no static folder that the configuration, front matter, categories and authors name by site paths. */
export async function checkImages(site: Site, source: ConfigSource, content: Content): Promise<Problem[]> {
  return [
    ...checkConfigImages(site, source),
    ...checkSocialImages(site, content),
    ...(await checkAuthorImages(site, content)),
  ];
}
