import {isLocale} from '../../config/schema/i18nSchema.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';

type Options = Record<string, unknown>;

/** A configuration whose languages are named by language tags. */
export interface LocaleNames {
  value: Options;
  /** Where the value at a key path was written. */
  originOf(path: KeyPath): KeyPath;
}

/**
 * Names languages by their tags. In Docusaurus a locale may have any name, such as `zh_CN`, if its `htmlLang` is a language
 * tag; the name is that of its folder and in its addresses, which stay.
 */
export function nameLocales(options: Options): LocaleNames {
  const unchanged: LocaleNames = {value: options, originOf: (path) => path};
  const {i18n, baseUrl = '/'} = options;
  if (!isPlainObject(i18n) || !isPlainObject(i18n.localeConfigs)) return unchanged;
  const {defaultLocale, localeConfigs} = i18n;
  const locales: unknown[] = Array.isArray(i18n.locales) ? i18n.locales : [defaultLocale];
  const tags = new Map<unknown, string>();
  for (const [name, config] of Object.entries(localeConfigs)) {
    const tag: unknown = isPlainObject(config) ? config.htmlLang : undefined;
    const isNew = typeof tag === 'string' && isLocale(tag) && !locales.includes(tag);
    if (isNew && !isLocale(name) && ![...tags.values()].includes(tag)) tags.set(name, tag);
  }
  if (tags.size === 0) return unchanged;
  const tagOf = (name: unknown): unknown => tags.get(name) ?? name;
  const configs = Object.entries(localeConfigs).map(([name, config]): [string, unknown] => {
    const tag = tags.get(name);
    if (tag === undefined || !isPlainObject(config)) return [name, config];
    const address =
      name === defaultLocale ? {} : {baseUrl: `${String(baseUrl).replace(/\/*$/, '/')}${name}/`};
    return [tag, {path: name, ...address, ...config}];
  });
  return {
    value: {
      ...options,
      i18n: {
        ...i18n,
        ...(Array.isArray(i18n.locales) && {locales: locales.map(tagOf)}),
        defaultLocale: tagOf(defaultLocale),
        localeConfigs: Object.fromEntries(configs),
      },
    },
    originOf(path) {
      const [first, second, tag, ...rest] = path;
      if (first !== 'i18n' || second !== 'localeConfigs' || tag === undefined) return path;
      const [name = tag] = [...tags].find(([, one]) => one === tag) ?? [];
      return [first, second, String(name), ...rest];
    },
  };
}
