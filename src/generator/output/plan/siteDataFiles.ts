import {hashOf} from '../../files/hash.ts';
import {fileAddress} from '../../shared/address/absoluteUrl.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {siteDataScript} from '../../shared/page/siteDataScript.ts';
import type {PlannedSite} from '../PlannedSite.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';

/** What the browser knows about the site, and where it reads it. */
export interface SiteDataFiles {
  /** With the address of the words that are loaded later. */
  site: SiteData;
  /** Address of the script. */
  src: string;
  files: OutputFile[];
}

/** The files with the data of the site, named by what they hold. */
export function siteDataFiles({config, data}: Pick<PlannedSite, 'config' | 'data'>): SiteDataFiles {
  const words = JSON.stringify(data.dialogs);
  const wordsFile = `assets/words.${nameOf(words)}.json`;
  const site = {...data, dialogs: fileAddress(config.baseUrl, wordsFile)};
  const script = siteDataScript(site);
  const scriptFile = `assets/site.${nameOf(script)}.js`;
  return {
    site,
    src: fileAddress(config.baseUrl, scriptFile),
    files: [textFile(belowBase(config, wordsFile), words), textFile(belowBase(config, scriptFile), script)],
  };
}

function nameOf(text: string): string {
  return hashOf(text).slice(0, 8);
}
