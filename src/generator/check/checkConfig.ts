import type {SiteConfig} from '../config/SiteConfig.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {checkStaticImage} from './checkStaticImage.ts';

/** What the configuration is checked against. */
export interface ConfigCheck {
  siteDir: string;
  config: SiteConfig;
  /** Relative to the site folder. */
  configFile: string;
  locateConfig(path: KeyPath): Position | undefined;
}

/** Finds images in the configuration that are in no static folder. */
export function checkConfig(check: ConfigCheck): Problem[] {
  const {navbar, footer} = check.config.themeConfig;
  const problems: Problem[] = [];
  const images: [string, KeyPath, string | undefined][] = [
    ['icon', ['favicon'], check.config.favicon],
    ['logo', ['themeConfig', 'navbar', 'logo', 'src'], navbar.logo?.src],
    ['logo', ['themeConfig', 'navbar', 'logo', 'srcDark'], navbar.logo?.srcDark],
    ['logo', ['themeConfig', 'footer', 'logo', 'src'], footer.logo?.src],
    ['logo', ['themeConfig', 'footer', 'logo', 'srcDark'], footer.logo?.srcDark],
    ['social image', ['themeConfig', 'image'], check.config.themeConfig.image],
  ];
  for (const [noun, key, address] of images) {
    const locate = () => ({file: check.configFile, ...check.locateConfig(key)});
    problems.push(...checkStaticImage(noun, address, check, locate));
  }
  return problems;
}
