import path from 'node:path';
import type {Site} from '../../config/Site.ts';
import {allDocuments} from '../../content/allDocuments.ts';
import type {Content} from '../../content/Content.ts';
import {readText} from '../../files/readText.ts';
import {cutFrontMatter} from '../../yaml/frontMatter/cutFrontMatter.ts';
import {locateYaml} from '../../yaml/locateYaml.ts';
import {isSourcePath} from '../../shared/address/siteKey.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {checkStaticImage} from './checkStaticImage.ts';

/**
 * Finds social images that are named by a site path in front matter or a category, and that are in no static folder.
 */
export function checkSocialImages(site: Site, content: Content): Problem[] {
  const ofCategories = content.docsSets
    .flatMap(({categoryPages}) => categoryPages)
    .flatMap(({image}) => {
      if (image === undefined) return [];
      const {address, ...place} = image;
      return checkStaticImage('image', address, site, () => place);
    });
  const ofDocuments = allDocuments(content).flatMap(({file, image}) => {
    // The compiler checks paths relative to the file.
    if (image === undefined || isSourcePath(image)) return [];
    return checkStaticImage('social image', image, site, () => {
      const {yaml} = cutFrontMatter(readText(path.join(site.siteDir, file)) ?? '');
      return {file, ...locateYaml(yaml, ['image'])};
    });
  });
  return [...ofDocuments, ...ofCategories];
}
