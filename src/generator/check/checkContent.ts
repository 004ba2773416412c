import {CONFIG_DIALECT} from '../pipeline/compatibility.ts';
import {loadSiteConfig} from '../config/loadSiteConfig.ts';
import {loadSite} from '../pipeline/loadSite.ts';
import {checkPages, type PagesCheck} from './checkPages.ts';

/**
 * Checks what a build does not: whether code samples parse, and whether pages repeat one another, lack a description
 * or hold filler. Takes the absolute path of the site folder; looks at its docs and posts as the build would show them.
 */
export async function checkContent(siteDir: string): Promise<PagesCheck> {
  const {config, problems: configProblems} = await loadSiteConfig(siteDir, CONFIG_DIALECT);
  if (!config) return {pages: 0, samples: 0, problems: configProblems};
  const loaded = await loadSite(siteDir, config);
  const checked = await checkPages(siteDir, loaded.content, {loadProblems: loaded.problems});
  // Their warnings are reported by every build.
  const errors = [...configProblems, ...loaded.problems].filter(({severity}) => severity === 'error');
  return {...checked, problems: [...errors, ...checked.problems]};
}
