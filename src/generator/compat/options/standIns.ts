import {prismThemes} from './prismThemes.ts';

/**
 * Source of the module that replaces a package in a Docusaurus configuration; undefined for other packages.
 *
 * @param isMissing Whether the package is not installed.
 */
export function standIns(request: string, isMissing: boolean): string | undefined {
  return (
    prismThemes(request) ??
    IN_GRAMMARS[request] ??
    (isMissing && request === NPM2YARN ? UNCHANGED_COMMANDS : undefined)
  );
}

const NPM2YARN = '@docusaurus/remark-plugin-npm2yarn';

/** Leaves the commands of a page as they are, with a warning at the first. */
const UNCHANGED_COMMANDS = `
const find = (node) =>
  node.type === 'code' && /(?:^|\\s)npm2yarn(?:\\s|$)/.test(node.meta ?? '')
    ? node
    : (node.children ?? []).reduce((found, child) => found ?? find(child), undefined);
module.exports = function npm2yarn() {
  return (tree, file) => {
    const command = find(tree);
    if (command) {
      file.message('\`${NPM2YARN}\` is not installed, so commands are shown for npm alone. Install it with \`npm install ${NPM2YARN}\`.', command);
    }
  };
};
`;

/** What `prism-include-languages` imports. The languages that the configuration names are loaded without it. */
const IN_GRAMMARS: Readonly<Record<string, string>> = {
  '@generated/docusaurus.config': 'export default {themeConfig: {prism: {additionalLanguages: []}}};',
  '@docusaurus/ExecutionEnvironment': 'export default {canUseDOM: true};',
};
