import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {listFolder} from '../files/folders/listFolder.ts';
import {linkRoots} from '../files/folders/outsideLink.ts';
import {readText} from '../files/readText.ts';
import {type CodeMessages, readCodeMessages} from './readCodeMessages.ts';

/** Matches files of JavaScript and TypeScript, without those that declare types. */
export const CODE_FILE = /(?<!\.d)\.[jt]sx?$/;

/** Finds the messages of a site's own components: those in `src` and next to its pages. */
export async function findCodeMessages(siteDir: string, config: SiteConfig): Promise<CodeMessages> {
  const found: CodeMessages = {messages: {}, problems: []};
  for (const file of await listSources(siteDir, config, CODE_FILE)) {
    const {messages, problems} = readCodeMessages(readText(path.join(siteDir, file)) ?? '', file);
    found.messages = {...messages, ...found.messages};
    found.problems.push(...problems);
  }
  return found;
}

/** Files of a site's `src` and of its content whose names match, relative to the site folder. */
export async function listSources(siteDir: string, config: SiteConfig, names: RegExp): Promise<string[]> {
  const sections = [...config.docs, ...config.blog, ...config.pages].map((section) => section.path);
  const folders = ['src', ...new Set(sections.filter((folder) => !/^(?:\.\/)?src(?:\/|$)/.test(folder)))];
  const listed = folders.map(async (folder) => {
    const {files} = await listFolder(path.join(siteDir, folder), linkRoots(siteDir, folder));
    return files.filter((file) => names.test(file)).map((file) => path.posix.join(folder, file));
  });
  return (await Promise.all(listed)).flat();
}
