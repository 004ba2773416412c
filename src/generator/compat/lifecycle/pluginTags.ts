import type {SiteTag, SiteTags} from '../../shared/html/siteTags.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import {PluginMistake} from './SitePlugin.ts';

/**
 * Validates the elements that a plugin's `injectHtmlTags` returns.
 *
 * @throws a `PluginMistake` for anything that is not an element.
 */
export function pluginTags(given: unknown): SiteTags {
  const part = (name: string): SiteTag[] => {
    const value: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
    return value === undefined || value === null ? [] : [value].flat().map(toTag);
  };
  return {head: part('headTags'), bodyStart: part('preBodyTags'), bodyEnd: part('postBodyTags')};
}

function toTag(value: unknown): SiteTag {
  if (typeof value === 'string') return parseTag(value);
  const tagName: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'tagName') : undefined;
  if (typeof tagName !== 'string')
    throw new PluginMistake('must return elements with a `tagName` from `injectHtmlTags`');
  const {attributes, innerHTML} = value as {attributes?: SiteTag['attributes']; innerHTML?: string};
  return {tagName, ...(attributes && {attributes}), ...(innerHTML !== undefined && {innerHTML})};
}

/** Parses an element that was written as HTML, because its attributes determine which hosts it needs. */
function parseTag(html: string): SiteTag {
  const [, tagName, written = '', innerHTML = ''] =
    /^\s*<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>(?:([\s\S]*)<\/\1>\s*)?$/i.exec(html) ??
    [];
  if (tagName === undefined)
    throw new PluginMistake(
      `must return one element for each item of \`injectHtmlTags\`, not \`${escapeHtml(html).slice(0, 60)}\``,
    );
  const attributes = [...written.matchAll(/([^\s=]+)(?:="([^"]*)"|='([^']*)')?/g)].map(
    ([, name = '', double, single]): [string, string | true] => [name, double ?? single ?? true],
  );
  return {tagName, attributes: Object.fromEntries(attributes), innerHTML};
}
