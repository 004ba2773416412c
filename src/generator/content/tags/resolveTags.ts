import type {Reaction} from '../../config/SiteConfig.ts';
import type {KeyPath, Position} from '../../shared/problems/Position.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Tag} from '../Content.ts';
import {namedAddressProblems} from '../namedAddress.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import {kebabCase} from '../../shared/text/kebabCase.ts';
import type {TagsFile} from './loadTagsFile.ts';

export interface TagOptions {
  site: Addressing;
  tagsFile: TagsFile;
  /** Route of tags without baseUrl: `docs/tags`. */
  tagsRoute: string;
  onInlineTags: Reaction;
  /** Tags without an own address that are written in pages, by name: most are on many pages, and are made once. */
  inline?: Map<string, Tag>;
}

type WrittenTag = string | {label: string; permalink: string};

/**
 * Resolves the tags of a front matter to tags with addresses; of several with the same address, the first is kept. If
 * there is a tags file, tags that it does not declare are reported as `onInlineTags` says.
 */
export function resolveTags(
  written: readonly WrittenTag[],
  source: {file: string; locate: (path: KeyPath) => Position | undefined},
  options: TagOptions,
): {tags: Tag[]; problems: Problem[]} {
  const tags = new Map<string, Tag>();
  const problems: Problem[] = [];
  for (const [index, one] of written.entries()) {
    const known =
      typeof one === 'string' ? (options.tagsFile.tags?.get(one) ?? options.inline?.get(one)) : undefined;
    const tag = known ?? createInlineTag(one, options);
    const mistakes = known ? [] : inlineTagProblems(one, index, source);
    problems.push(...mistakes);
    // What is wrong with one is reported wherever it is written.
    if (typeof one === 'string' && tag.inline && mistakes.length === 0) options.inline?.set(one, tag);
    if (!tags.has(tag.permalink)) tags.set(tag.permalink, tag);
    const severity =
      tag.inline && options.tagsFile.exists ? reactionSeverity(options.onInlineTags) : undefined;
    if (!severity || !options.tagsFile.tags) continue;
    const name = typeof one === 'string' ? one : one.label;
    const near = nearest(name, options.tagsFile.tags.keys());
    problems.push({
      severity,
      file: source.file,
      ...source.locate(['tags', index]),
      message: `The tag \`${name}\` is not declared in \`${options.tagsFile.file}\`.`,
      hint: near === undefined ? 'Declare it there, or use a declared tag.' : `Did you mean \`${near}\`?`,
    });
  }
  return {tags: [...tags.values()], problems};
}

function createInlineTag(written: WrittenTag, {site, tagsRoute}: TagOptions): Tag {
  const {label, permalink} = partsOf(written);
  return {label, permalink: createPermalink(site, tagsRoute, permalink), inline: true};
}

function partsOf(written: WrittenTag): {label: string; permalink: string} {
  return typeof written === 'string' ? {label: written, permalink: kebabCase(written) || written} : written;
}

function inlineTagProblems(
  written: WrittenTag,
  index: number,
  {file, locate}: {file: string; locate: (path: KeyPath) => Position | undefined},
): Problem[] {
  const {label, permalink} = partsOf(written);
  const place = () => ({
    file,
    ...locate(['tags', index, ...(typeof written === 'string' ? [] : ['permalink'])]),
  });
  return namedAddressProblems({noun: 'tag', name: label, path: permalink, option: 'permalink', place});
}
