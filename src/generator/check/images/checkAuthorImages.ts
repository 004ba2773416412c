import type {Site} from '../../config/Site.ts';
import {loadAuthors} from '../../content/blog/loadAuthors.ts';
import type {Content} from '../../content/Content.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {checkStaticImage} from './checkStaticImage.ts';

/** Finds author images in the authors file that are in no static folder. */
export async function checkAuthorImages(site: Site, {blogs}: Content): Promise<Problem[]> {
  const found = await Promise.all(
    blogs.map(async ({options}) => {
      const {file, written, locate} = await loadAuthors(site.siteDir, site.config, options);
      return [...written].flatMap(([key, entry]) => {
        const name = entry.imageURL === undefined ? 'image_url' : 'imageURL';
        const place = () => ({file, ...locate([key, name])});
        return checkStaticImage('author’s image', entry[name], site, place);
      });
    }),
  );
  return found.flat();
}
