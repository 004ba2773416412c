import {isPlainAttribute} from '../../config/schema/attributesSchema.ts';
import {themeConfigSchema} from '../../config/schema/themeConfigSchema.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';
import {CUSTOM_ITEMS, type CustomItem} from './customItems.ts';
import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import {knownKeys} from '../../problems/knownKeys.ts';
import {nearest} from '../../shared/text/nearest.ts';

type Options = Record<string, unknown>;

/** A `themeConfig` whose unknown keys have been moved to where they are supported. */
export interface ForeignThemeConfig {
  value: unknown;
  /** Navbar items that only a component of the site can render: where each was written, and its type. */
  customItems: {path: KeyPath; type: string}[];
  /** Own keys that resemble one of `themeConfig`: the site may have meant either. */
  misspelled: {path: KeyPath; near: string}[];
  /** Where the value at a key path below `themeConfig` was originally written. */
  originOf(path: KeyPath): KeyPath;
}

/**
 * Supports what Docusaurus leaves to other themes and to the site's components: unknown keys of `themeConfig` become
 * `customFields`, and those of navbar and footer items become `attributes`, as far as they are safe. A key that
 * resembles a known one is left in place, where it is an error.
 *
 * @param rules.drawsItems Whether a component of the site renders navbar items of custom types.
 * @param rules.keepsOwnKeys Whether all unknown keys of `themeConfig` become `customFields`, as in Docusaurus.
 */
export function takeForeignKeys(
  themeConfig: unknown,
  {drawsItems, keepsOwnKeys}: {drawsItems: boolean; keepsOwnKeys: boolean},
): ForeignThemeConfig {
  if (!isPlainObject(themeConfig)) {
    return {value: themeConfig, customItems: [], misspelled: [], originOf: (path) => path};
  }
  const keys = knownKeys(themeConfigSchema, []);
  const {known, foreign} = keepsOwnKeys ? divide(themeConfig, keys) : split(themeConfig, keys);
  const {navbar, footer} = known;
  const written: unknown[] = isPlainObject(navbar) && Array.isArray(navbar.items) ? navbar.items : [];
  const kept = written.flatMap((item, index) => (customType(item) === undefined ? [index] : []));
  const custom = written.flatMap((item, index) => {
    const type = customType(item);
    const before = kept.filter((one) => one < index).length;
    return type === undefined || !isPlainObject(item) ? [] : [{...item, type, before} satisfies CustomItem];
  });
  const customFields = plainJson({
    ...foreign,
    ...(drawsItems && custom.length > 0 && {[CUSTOM_ITEMS]: custom}),
  });
  return {
    value: {
      ...known,
      ...(isPlainObject(navbar) &&
        Array.isArray(navbar.items) && {
          navbar: {...navbar, items: kept.map((index) => withAttributes(written[index], ITEM_KEYS))},
        }),
      ...(isPlainObject(footer) &&
        Array.isArray(footer.links) && {footer: {...footer, links: footer.links.map(footerLink)}}),
      ...(Object.keys(customFields).length > 0 && {customFields}),
    },
    customItems: written.flatMap((item, index) => {
      const type = customType(item);
      return type === undefined || drawsItems
        ? []
        : [{path: ['themeConfig', 'navbar', 'items', index], type}];
    }),
    misspelled: Object.keys(foreign).flatMap((key) => {
      const near = nearest(key, [...keys]);
      return near === undefined ? [] : [{path: ['themeConfig', key], near}];
    }),
    originOf: (path) => {
      const [first, second, index, ...rest] = path.filter(
        (key) => key !== 'attributes' && key !== 'customFields',
      );
      if (first !== 'navbar' || second !== 'items' || typeof index !== 'number') return path;
      return [first, second, kept[index] ?? index, ...rest];
    },
  };
}

const ITEM_KEYS = knownKeys(themeConfigSchema, ['navbar', 'items', 0]);
const LINK_KEYS = knownKeys(themeConfigSchema, ['footer', 'links', 0, 'items', 0]);

function customType(item: unknown): string | undefined {
  const type = isPlainObject(item) ? item.type : undefined;
  return typeof type === 'string' && type.startsWith('custom-') ? type : undefined;
}

function footerLink(link: unknown): unknown {
  if (!isPlainObject(link)) return link;
  if (!('items' in link)) return withAttributes(link, [...LINK_KEYS, 'items']);
  if (!Array.isArray(link.items)) return link;
  return {...link, items: link.items.map((item) => withAttributes(item, LINK_KEYS))};
}

function withAttributes(item: unknown, keys: readonly string[]): unknown {
  if (!isPlainObject(item)) return item;
  const {known, foreign} = split(item, keys);
  const attributes = Object.fromEntries(
    Object.entries(foreign).filter(([name, value]) => isPlainAttribute(name) && isAttributeValue(value)),
  );
  const lists = LISTS.flatMap((name): [string, unknown][] => {
    const list = known[name];
    return Array.isArray(list) ? [[name, list.map((one) => withAttributes(one, keys))]] : [];
  });
  return {
    ...known,
    ...Object.fromEntries(lists),
    ...(Object.keys(attributes).length > 0 && {attributes}),
  };
}

/** Options that list further items. */
const LISTS = ['items', 'dropdownItemsBefore', 'dropdownItemsAfter'];

function isAttributeValue(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Global attributes, which are not misspelled options. */
const ATTRIBUTES =
  /^(?:(?:data|aria)-.+|on.+|style|id|title|lang|dir|role|target|rel|type|download|hreflang|tabIndex)$/i;

interface Parts {
  known: Options;
  foreign: Options;
}

/** Leaves keys that resemble a known one among the known ones. */
function split(options: Options, keys: readonly string[]): Parts {
  const {known, foreign} = divide(options, keys);
  const parts = divide(
    foreign,
    Object.keys(foreign).filter((key) => !ATTRIBUTES.test(key) && nearest(key, [...keys]) !== undefined),
  );
  return {known: {...known, ...parts.known}, foreign: parts.foreign};
}

function divide(options: Options, keys: readonly string[]): Parts {
  const entries = Object.entries(options);
  return {
    known: Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
    foreign: Object.fromEntries(entries.filter(([key]) => !keys.includes(key))),
  };
}

/** The part of a value that JSON can represent: functions and the like never reach a browser. */
function plainJson(value: Options): Options {
  const text: unknown = JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? undefined : one)),
  );
  return isPlainObject(text) ? text : {};
}
