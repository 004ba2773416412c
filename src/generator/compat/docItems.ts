import path from 'node:path';
import {DEFAULT_ID} from '../shared/page/instanceId.ts';
import type {ConfigFile, Extension} from '../config/ConfigDialect.ts';
import {GENERATED_FOLDER} from '../files/cache/cacheFolder.ts';
import {writeWhole} from '../files/cache/keptFile.ts';
import {readText} from '../files/readText.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import {findOverrides} from './findOverrides.ts';
import {readModule} from './siteCode.ts';
import {isPlainObject} from '../shared/invariants/isPlainObject.ts';
import type {Found} from './options/removeOptions.ts';
import {placeText} from './placeText.ts';

/** The option that names the component; it is supported only in a configuration file of Docusaurus. */
export const DOC_ITEM_OPTION = 'docs.docItemComponent';

/** The component that renders the docs of an instance (`docItemComponent`). */
export interface DocItem {
  /** Id of the instance. */
  instance: string;
  /** The import request of the component. */
  request: string;
  /** Where it was written. */
  path: KeyPath;
}

/**
 * The components that render docs, among the options without a counterpart here.
 *
 * @param written The configuration that the options were found in.
 */
export function docItemsAmong(found: readonly Found[], written: unknown): DocItem[] {
  return found.flatMap(({option, path: at}): DocItem[] => {
    const request = option === DOC_ITEM_OPTION ? valueAt(written, at) : undefined;
    if (typeof request !== 'string') return [];
    const id = valueAt(written, [...at.slice(0, -1), 'id']);
    return [{instance: typeof id === 'string' ? id : DEFAULT_ID, request, path: at}];
  });
}

function valueAt(value: unknown, at: KeyPath): unknown {
  return at.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)];
    return isPlainObject(inner) ? inner[String(key)] : undefined;
  }, value);
}

/** Adds a theme to the configuration whose `DocItem` is that of the docs which the page belongs to. */
export function addDocItems(
  items: readonly DocItem[],
  extension: Extension,
  {siteDir, file: {file, locate}}: {siteDir: string; file: ConfigFile},
): Extension {
  if (items.length === 0) return extension;
  const folder = path.join(siteDir, GENERATED_FOLDER, 'theme-of-docs');
  const module = path.join(folder, 'DocItem.js');
  const {config, migration} = extension;
  const {bundling = {browser: [], prerender: []}} = config;
  const {aliases} = findOverrides(siteDir, bundling.themes);
  const text = docItemModule(items, (request) => {
    const file = aliases[request] ?? request.replace(/^@site/, () => siteDir);
    return readModule(file).some((code) => USES_THEME.test(code));
  });
  if (readText(module) !== text) writeWhole(module, text);
  return {
    ...extension,
    config: {...config, bundling: {...bundling, themes: [...(bundling.themes ?? []), folder]}},
    migration: [
      ...migration,
      ...items.map(({path: at, request}) => {
        const place = placeText({file, ...locate(at, 'key')});
        const alternative = `\`${request}\` renders the docs.`;
        return {feature: DOC_ITEM_OPTION, place, outcome: 'supported' as const, alternative};
      }),
    ],
  };
}

/** In the code of components that have the main part of the page from the theme. */
const USES_THEME = /@theme(?:-original|-init)?\/DocItem(?:\/Layout)?['"]/;

/** @param usesTheme Whether the component that a request names renders the main part of the page. */
function docItemModule(items: readonly DocItem[], usesTheme: (request: string) => boolean): string {
  const entries = items.map(
    ({instance, request}, index) => `  ${JSON.stringify(instance)}: [Item${index}, ${!usesTheme(request)}],`,
  );
  return `import {createElement} from 'react';
import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/DocItem';
import Main from '@theme/DocRoot/Layout/Main';
${items.map(({request}, index) => `import Item${index} from ${JSON.stringify(request)};`).join('\n')}

const ITEMS = {
${entries.join('\n')}
};

export default function DocItem(props) {
  const [Item, needsMain] = ITEMS[useActivePlugin()?.pluginId] ?? [Original, false];
  const item = createElement(Item, props);
  return needsMain ? createElement(Main, null, item) : item;
}
`;
}
