import type {Fallback} from '../config/createFallback.ts';
import type {ConfigSource} from '../config/Site.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {CompileContext} from './BuildContext.ts';
import {compileUnbundled} from './compileUnbundled.ts';
import {loadSite, type LoadSiteOptions} from './loadSite.ts';
import {findAddressProblems} from './unrendered/routeUnrendered.ts';

/** Options that decide what in the content is a mistake. */
const PARTS = ['docs', 'blog', 'pages'] as const;
const OF_ALL_PAGES = [...PARTS, 'markdown', 'staticDirectories', 'openapi'];

/** Options that no address and no link depends on. */
const OF_NO_ADDRESS: ReadonlySet<string> = new Set([
  'title',
  'tagline',
  'favicon',
  'customCss',
  'clientModules',
  'analytics',
]);

/**
 * Finds the mistakes in the content of a site whose configuration has mistakes too: one run reports both. Those that may only
 * follow from the configuration's are left out.
 */
export async function findOtherProblems(
  siteDir: string,
  {config, uncertain}: Fallback,
  configSource: ConfigSource,
  {cache, ...context}: CompileContext & Pick<LoadSiteOptions, 'cache'>,
): Promise<Problem[]> {
  const {content, problems} = await loadSite(siteDir, config, {cache});
  const found = problems.filter(({file}) => file !== undefined && isCertain(file, config, uncertain));
  if (OF_ALL_PAGES.some((option) => uncertain.has(option))) return found;
  const compiled = await compileUnbundled({siteDir, config, content}, context);
  const known = [...found, ...compiled.problems];
  const areKnown = [...uncertain].every((option) => OF_NO_ADDRESS.has(option));
  // Links may lead to the site in another language.
  if (!areKnown || (config.locales?.length ?? 0) > 1) return known;
  return [...known, ...(await findAddressProblems([compiled.site], configSource, known))];
}

/** Sidebars are made of all docs, those of the reference included. */
function isCertain(file: string, config: SiteConfig, uncertain: ReadonlySet<string>): boolean {
  const part = PARTS.find((name) => config[name].some(({path}) => file.startsWith(`${path}/`)));
  if (part !== undefined && part !== 'docs') return !uncertain.has(part);
  return !uncertain.has('docs') && !uncertain.has('openapi');
}
