import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {listFolder} from '../files/listFolder.ts';
import {linkRoots} from '../files/outsideLink.ts';
import {type CodeMessages, readCodeMessages} from './readCodeMessages.ts';

const CODE_RE = /(?<!\.d)\.[jt]sx?$/;

/** Finds the messages of a site's own components: those in `src` and beside its pages. */
export async function findCodeMessages(siteDir: string, config: SiteConfig): Promise<CodeMessages> {
  const sections = [...config.docs, ...config.blog, ...config.pages].map((section) => section.path);
  const folders = ['src', ...new Set(sections.filter((folder) => !/^(?:\.\/)?src(?:\/|$)/.test(folder)))];
  const found: CodeMessages = {messages: {}, problems: []};
  for (const folder of folders) {
    const {files} = await listFolder(path.join(siteDir, folder), linkRoots(siteDir, folder));
    for (const name of files.filter((file) => CODE_RE.test(file))) {
      const file = path.posix.join(folder, name);
      const {messages, problems} = readCodeMessages(await readFile(path.join(siteDir, file), 'utf8'), file);
      found.messages = {...messages, ...found.messages};
      found.problems.push(...problems);
    }
  }
  return found;
}
