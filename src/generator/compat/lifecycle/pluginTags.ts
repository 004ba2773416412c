import {type DefaultTreeAdapterTypes as Tree, parseFragment} from 'parse5';
import type {SiteTag, SiteTags} from '../../shared/html/siteTags.ts';
import {addedTagSchema} from '../../config/schema/tagsSchema.ts';
import {checkSchema} from '../../problems/checkSchema.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {lowerFirst} from '../../shared/text/letterCase.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {PluginMistake} from './SitePlugin.ts';

/**
 * Validates the elements that a plugin's `injectHtmlTags` returns.
 *
 * @throws a `PluginMistake` for anything that is not an element.
 */
export function pluginTags(given: unknown): SiteTags {
  const part = (name: string): SiteTag[] => {
    const value: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
    return value === undefined || value === null ? [] : [value].flat().flatMap(toTags);
  };
  return {head: part('headTags'), bodyStart: part('preBodyTags'), bodyEnd: part('postBodyTags')};
}

function toTags(value: unknown): SiteTag | SiteTag[] {
  if (typeof value === 'string') return parseTags(value);
  const {value: tag, problems} = checkSchema(addedTagSchema, value, {what: 'element'});
  const mistake = tag ? keyMistake(value) : lowerFirst(expectDefined(problems[0], 'a mistake').message);
  if (tag && mistake === undefined) return tag;
  throw new PluginMistake(`must return valid elements from \`injectHtmlTags\`: ${mistake}`);
}

/** Other keys are ignored, as in Docusaurus, unless they most likely stand for one of these. */
const KEYS = Object.keys(addedTagSchema.shape);

function keyMistake(value: unknown): string | undefined {
  for (const key of Object.keys(Object(value))) {
    const near = KEYS.includes(key) ? undefined : nearest(key, KEYS);
    if (near !== undefined) return `unknown key \`${key}\`; did you mean \`${near}\`?`;
  }
  return undefined;
}

/**
 * Splits HTML into its elements, because the hosts that they need depend on their attributes. Comments between them are
 * left out.
 */
function parseTags(html: string): SiteTag[] {
  const {childNodes} = parseFragment(html, {scriptingEnabled: false, sourceCodeLocationInfo: true});
  return childNodes.flatMap((node): SiteTag | [] => {
    if ('tagName' in node) return tagOf(node, html);
    if ('value' in node && node.value.trim() !== '')
      throw new PluginMistake(
        `must return elements from \`injectHtmlTags\`, not the text \`${node.value.trim().slice(0, 60)}\``,
      );
    return [];
  });
}

function tagOf({tagName, attrs, sourceCodeLocation}: Tree.Element, html: string): SiteTag {
  const {startTag, endTag, endOffset} = expectDefined(
    sourceCodeLocation ?? undefined,
    `the place of ${tagName}`,
  );
  const attributes = attrs.map(({name, value}): [string, string | true] => [name, value === '' || value]);
  // As it is written, because scripts must keep their hash.
  const innerHTML = html.slice(startTag?.endOffset ?? endOffset, endTag?.startOffset ?? endOffset);
  return {tagName, attributes: Object.fromEntries(attributes), innerHTML};
}
