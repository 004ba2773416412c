import {checkPages} from '../../../src/generator/check/pages/checkPages.ts';
import {RULE_GROUPS} from '../../../src/generator/check/rules/ruleGroups.ts';
import {loadSiteConfig} from '../../../src/generator/config/loadSiteConfig.ts';
import {loadSite} from '../../../src/generator/pipeline/loadSite.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {written} from '../content/loadTestSite.ts';

const CONFIG = "export default {title: 'Test', url: 'https://test.example'};\n";

/** Every rule that checks pages, as errors. */
const STRICT = [...RULE_GROUPS.samples, ...RULE_GROUPS.text];

let docs = 0;

/** A page with a unique title and description, unless the front matter sets them. */
export function page(body: string, frontMatter = ''): string {
  docs++;
  const own = ['title: Page', 'description: About page'].filter(
    (line) => !frontMatter.includes(`${line.split(':')[0]}:`),
  );
  return `---\n${[...own.map((line) => `${line} ${docs}`), frontMatter].filter(Boolean).join('\n')}\n---\n\n${body}\n`;
}

/** Checks the pages of a site with these files, and formats the problems as one line each. */
export async function check(files: Record<string, string>): Promise<string[]> {
  const siteDir = await siteFolder({'site.config.ts': CONFIG, ...files});
  const {config, problems: configProblems} = await loadSiteConfig(siteDir);
  if (!config) return written(configProblems);
  const {content, problems} = await loadSite(siteDir, config);
  const severities = new Map(STRICT.map((rule) => [rule, 'error' as const]));
  const {rules} = config.check;
  const checked = await checkPages(siteDir, content, {rules, severities});
  const errors = problems.filter(({severity}) => severity === 'error');
  return written([...errors, ...checked.problems]);
}
