import {readFile} from 'node:fs/promises';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {findInStatic, staticName} from '../files/findInStatic.ts';
import {imageDimensions} from '../files/imageDimensions.ts';
import {isExternal} from '../shared/address/external.ts';
import type {LogoSizes} from './Content.ts';

/** Measures the images of the navbar's logo that are in a static folder. */
export async function measureLogo(siteDir: string, config: SiteConfig): Promise<LogoSizes> {
  const {src, srcDark} = config.themeConfig.navbar.logo ?? {};
  const measure = async (address: string | undefined) => {
    if (address === undefined || isExternal(address)) return undefined;
    const file = findInStatic(siteDir, config.staticDirectories, staticName(address, config.baseUrl));
    return file === undefined ? undefined : imageDimensions(await readFile(file));
  };
  const [size, darkSize] = await Promise.all([measure(src), measure(srcDark)]);
  return {...(size && {size}), ...(darkSize && {darkSize})};
}
