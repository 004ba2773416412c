import type {ConfigSource, Site} from '../../config/Site.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {checkStaticImage} from './checkStaticImage.ts';

/** Finds images in the configuration that are in no static folder. */
export function checkConfigImages(site: Site, source: ConfigSource): Problem[] {
  const {favicon, themeConfig} = site.config;
  const {navbar, footer, image} = themeConfig;
  const images: [string, KeyPath, string | undefined][] = [
    ['icon', ['favicon'], favicon],
    ['logo', ['themeConfig', 'navbar', 'logo', 'src'], navbar.logo?.src],
    ['logo', ['themeConfig', 'navbar', 'logo', 'srcDark'], navbar.logo?.srcDark],
    ['logo', ['themeConfig', 'footer', 'logo', 'src'], footer.logo?.src],
    ['logo', ['themeConfig', 'footer', 'logo', 'srcDark'], footer.logo?.srcDark],
    ['social image', ['themeConfig', 'image'], image],
  ];
  return images.flatMap(([noun, key, address]) =>
    checkStaticImage(noun, address, site, () => ({file: source.configFile, ...source.locateConfig(key)})),
  );
}
