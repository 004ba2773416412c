import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {isFolder} from '../files/folders/isFolder.ts';
import {nearest} from '../shared/text/nearest.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {linkProblem} from '../problems/linkProblem.ts';
import {CONFIG_FILES} from './configFiles.ts';

/** Describes why a folder is not a site: it does not exist, or contains no configuration file with a supported name. */
export function noConfigFile(siteDir: string): Problem {
  if (!existsSync(siteDir)) {
    return {
      severity: 'error',
      message: `The site folder ${siteDir} does not exist.`,
      hint: 'Check the path; without one, the current folder is the site folder.',
    };
  }
  if (!isFolder(siteDir)) {
    return {
      severity: 'error',
      message: `${siteDir} is a file, but must be the folder of a site.`,
      hint: 'Give the folder that holds `site.config.ts`.',
    };
  }
  for (const name of CONFIG_FILES) {
    const broken = linkProblem(siteDir, path.join(siteDir, name));
    if (broken) return broken;
  }
  const found = similarFile(siteDir);
  if (found !== undefined) {
    return {
      severity: 'error',
      message: `There is no \`site.config.ts\` in ${siteDir}; \`${found}\` is not read.`,
      hint: `Rename it: the configuration is one of ${CONFIG_FILES.map((name) => `\`${name}\``).join(', ')}.`,
    };
  }
  return {
    severity: 'error',
    message: `There is no \`site.config.ts\` in ${siteDir}.`,
    hint: [
      'Make one that holds the title and the address of the site:',
      '',
      "export default {title: 'My site',",
      "  url: 'https://docs.example.com',",
      '};',
    ].join('\n'),
  };
}

/** Returns the file that was probably intended: of another type, such as `site.config.json`, or misspelled. */
function similarFile(siteDir: string): string | undefined {
  const names = readdirSync(siteDir).filter((name) => /config/i.test(name) && !/^(?:ts|js)config/.test(name));
  return (
    names.find((name) => /^(?:site|docusaurus)\.config\./i.test(name)) ?? nearest('site.config.ts', names)
  );
}
