import {ASSETS_FOLDER} from '../../shared/address/assetFiles.ts';
import {hashOf} from '../../files/hash.ts';
import {fileAddress} from '../../shared/address/absoluteUrl.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {siteDataScript} from '../../shared/page/siteDataScript.ts';
import type {PlannedSite} from '../PlannedSite.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';

/** The site's data for the browser, and the address that it is loaded from. */
export interface SiteDataFiles {
  /** Includes the address of the messages that are loaded later. */
  site: SiteData;
  /** Address of the script. */
  src: string;
  files: OutputFile[];
}

/** The files with the site's data, named by content hash. */
export function siteDataFiles({config, data}: Pick<PlannedSite, 'config' | 'data'>): SiteDataFiles {
  const {dialogs, composer} = data;
  const words = [dialogs, ...(composer === undefined ? [] : [composer])].map((group) => {
    const text = JSON.stringify(group);
    return {text, file: `${ASSETS_FOLDER}words.${nameOf(text)}.json`};
  });
  const [dialogWords = '', composerWords] = words.map(({file}) => fileAddress(config.baseUrl, file));
  const site = {...data, dialogs: dialogWords, ...(composerWords !== undefined && {composer: composerWords})};
  const script = siteDataScript(site);
  const scriptFile = `${ASSETS_FOLDER}site.${nameOf(script)}.js`;
  return {
    site,
    src: fileAddress(config.baseUrl, scriptFile),
    files: [
      ...words.map(({text, file}) => textFile(belowBase(config, file), text)),
      textFile(belowBase(config, scriptFile), script),
    ],
  };
}

function nameOf(text: string): string {
  return hashOf(text).slice(0, 8);
}
