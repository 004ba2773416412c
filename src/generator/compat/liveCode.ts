import {realpathSync} from 'node:fs';
import path from 'node:path';
import type {ConfigFile, Extension} from '../config/ConfigDialect.ts';
import {allowSources} from '../config/tags/allowSources.ts';
import {findPackage, packageFoldersAbove} from '../files/packages/dependencies.ts';
import {sourceDir} from '../files/packages/ownPackage.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {LiveBlocks} from './builtInPlugins.ts';
import {COMPAT_ALIASES} from './compatAliases.ts';
import {isDocusaurusSite} from './docusaurusConfigFile.ts';
import {placeText} from './placeText.ts';

const THEME = '@docusaurus/theme-live-codeblock';
/** The package with the editor. */
const EDITOR = 'react-live';
const INSTALL = `Run \`npm install ${EDITOR}\` in the site.`;

/** Adds live code blocks to a configuration, if the site has the editor; otherwise they are ordinary code blocks. */
export function addLiveCode(
  {path: at, result, mistake}: LiveBlocks,
  given: Extension,
  {siteDir, file: {file, locate}}: {siteDir: string; file: ConfigFile},
): Extension {
  const extension = mistake === undefined ? given : withMistake(given, mistake, {file, locate});
  const {config, problems, migration} = extension;
  const place = {file, ...locate(at, 'value')};
  const feature = {feature: `\`${THEME}\``, place: placeText(place)};
  if (findEditor(siteDir) === undefined) {
    const message = `Live code blocks are shown as ordinary ones: the package \`${EDITOR}\` is not installed.`;
    return {
      ...extension,
      problems: [...problems, {severity: 'warning', ...place, message, hint: INSTALL}],
      migration: [...migration, {...feature, outcome: 'dropped', alternative: INSTALL}],
    };
  }
  const {contentSecurityPolicy: policy} = config;
  return {
    ...extension,
    config: {
      ...config,
      liveCode: {component: '@theme/LiveCodeBlock', result},
      // The editor makes functions of the code that readers write.
      contentSecurityPolicy: policy && allowSources(policy, 'script-src', ["'unsafe-eval'"]),
    },
    migration: [
      ...migration,
      {...feature, outcome: 'supported', alternative: `The editor is the site's own \`${EDITOR}\`.`},
    ],
  };
}

function withMistake(extension: Extension, mistake: unknown, {file, locate}: ConfigFile): Extension {
  const place = locate(['themeConfig', 'liveCodeBlock', 'playgroundPosition'], 'value');
  const message = `\`themeConfig.liveCodeBlock.playgroundPosition\` is \`${String(mistake)}\`: the result is below the code.`;
  const problem: Problem = {
    severity: 'warning',
    file,
    ...place,
    message,
    hint: "Write `'top'` or `'bottom'`.",
  };
  return {...extension, problems: [...extension.problems, problem]};
}

/**
 * The path of the editor by its name, which the theme's modules import. On a Docusaurus site without it, what replaces
 * the component that imports it.
 */
export function liveCodeAliases(siteDir: string): Record<string, string> {
  const dir = findEditor(siteDir);
  if (dir !== undefined) return {[EDITOR]: dir};
  if (!isDocusaurusSite(siteDir)) return {};
  const plain = path.join(sourceDir, 'compat/overrides/PlainPlayground');
  const scopes = Object.keys(COMPAT_ALIASES).filter((scope) => scope.startsWith('@theme'));
  return Object.fromEntries(scopes.map((scope) => [`${scope}/Playground`, plain]));
}

/** Absolute path of the editor: a package of the site, or one of Docusaurus' theme. */
function findEditor(siteDir: string): string | undefined {
  const folders = packageFoldersAbove(siteDir);
  const own = findPackage(EDITOR, folders);
  const theme = own === undefined ? findPackage(THEME, folders) : undefined;
  return theme === undefined ? own : findPackage(EDITOR, packageFoldersAbove(realpathSync(theme)));
}
