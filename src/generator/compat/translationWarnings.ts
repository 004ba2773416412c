import type {ConfigFile} from '../config/ConfigDialect.ts';
import {formatKeyPath} from '../problems/schemaProblems.ts';
import {isRecord} from '../shared/invariants/isRecord.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {ALTERNATIVES, CUSTOM_ITEM} from './options/alternatives.ts';
import type {ContentWrapper} from './options/contentWrappers.ts';
import {PRESET_PARTS} from './options/docusaurusOptions.ts';
import type {ForeignThemeConfig} from './options/foreignThemeConfig.ts';
import type {Found} from './options/removeOptions.ts';

/** Warnings for items that components in `src/theme` render in Docusaurus. */
export function customItemWarnings(
  items: ForeignThemeConfig['customItems'],
  {file, locate}: ConfigFile,
): Problem[] {
  return items.map(({path, type}): Problem => {
    const message = `The navbar item of type \`${type}\` is left out: no component here renders it.`;
    return {severity: 'warning', file, ...locate([...path, 'type'], 'value'), message, hint: CUSTOM_ITEM};
  });
}

/** Docusaurus accepts any key of `themeConfig`, because other themes and the site's components may read it. */
export function misspelledWarnings(
  keys: ForeignThemeConfig['misspelled'],
  {file, locate}: ConfigFile,
): Problem[] {
  return keys.map(({path, near}): Problem => {
    const message = `\`${formatKeyPath(path)}\` is no option of the theme; only components of the site can read it.`;
    const hint = `Did you mean \`${near}\`? If nothing reads it, remove it.`;
    return {severity: 'warning', file, ...locate(path, 'key'), message, hint};
  });
}

export function wrapperWarnings(wrappers: readonly ContentWrapper[], {file, locate}: ConfigFile): Problem[] {
  return wrappers.map(({name, wraps, path}): Problem => {
    const message = `The plugin \`${name}\` wraps \`${wraps}\`, which is built in: the site has its pages without what the plugin changes or adds.`;
    const hint =
      'Options such as `processBlogPosts` and `sidebarItemsGenerator` change content; components in `src/pages`, or a plugin that does not wrap it, add pages.';
    return {severity: 'warning', file, ...locate(path, 'value'), message, hint};
  });
}

export function namelessLinkWarnings(paths: readonly KeyPath[], {file, locate}: ConfigFile): Problem[] {
  return paths.map((path): Problem => {
    const message = `\`${formatKeyPath(path)}\` is a link without a name, so screen readers get its title or address.`;
    const hint = 'Write `label`, the text of the link, or `aria-label` for a link that shows an icon alone.';
    return {severity: 'warning', file, ...locate(path, 'value'), message, hint};
  });
}

export function unsupportedWarning(unsupported: readonly Found[], {file, locate}: ConfigFile): Problem[] {
  const [first] = unsupported;
  if (first === undefined) return [];
  const names = unsupported.map(
    ({path}) => `\`${formatKeyPath(path).replace(/^presets\[\d+\]\[1\]\./, '')}\``,
  );
  const alternatives = unsupported.flatMap(({option}) => ALTERNATIVES[option] ?? []);
  const left = names.length === 1 ? 'it' : 'them';
  const rest = `The site is built without ${left}; remove what you do not need to silence this warning.`;
  return [
    {
      severity: 'warning',
      file,
      ...locate(first.path, 'key'),
      message:
        names.length === 1
          ? `The Docusaurus option ${names[0]} is not supported here.`
          : `These Docusaurus options are not supported here: ${names.join(', ')}.`,
      hint: [...new Set(alternatives), rest].join(' '),
    },
  ];
}

export function duplicateWarnings(
  own: Record<string, unknown>,
  presets: unknown,
  {file, locate}: ConfigFile,
): Problem[] {
  if (!Array.isArray(presets)) return [];
  return presets.flatMap((preset, index) => {
    const options: unknown = Array.isArray(preset) ? preset[1] : undefined;
    if (!isRecord(options)) return [];
    return PRESET_PARTS.filter((key) => key in options && key in own).map((key): Problem => {
      const place = locate(['presets', index, 1, key], 'key');
      const hint = 'The top-level one is used; move what you need there and remove this one.';
      return {severity: 'warning', file, ...place, message: `\`${key}\` is configured twice.`, hint};
    });
  });
}
