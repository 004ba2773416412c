import {capitalize} from '../../shared/text/letterCase.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Tag} from '../Content.ts';
import {readDataFile} from '../../yaml/readDataFile.ts';
import {namedAddressProblems} from '../namedAddress.ts';
import {siteFile} from '../readSource.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {kebabCase} from '../../shared/text/kebabCase.ts';
import {type DeclaredTag, tagsFileSchema} from './tagsFileSchema.ts';
import {findTranslated, type TranslatedSection} from '../translatedFiles.ts';

export interface TagsFile {
  /** Relative to the site folder. */
  file: string;
  /** Declared tags by key; undefined when there is no tags file. */
  tags?: Map<string, Tag>;
  exists: boolean;
  problems: Problem[];
}

/**
 * Loads the tags file of docs or blog (Docusaurus 3 `tags` option). A file that the option names must exist; the
 * default `tags.yml` is optional.
 *
 * @param section Its folder, the option, and the route of its tags.
 */
export async function loadTagsFile(
  siteDir: string,
  site: Addressing,
  section: TranslatedSection & {tags?: string | false; tagsRoute: string},
): Promise<TagsFile> {
  const name = section.tags || 'tags.yml';
  const file = siteFile((await findTranslated(siteDir, section))(name), name);
  if (section.tags === false) return {file, exists: false, problems: []};
  const {data, exists, problems, locate} = readDataFile(siteDir, file, tagsFileSchema, 'tags file');
  if (!exists && section.tags !== undefined) {
    const message = `The tags file \`${file}\` does not exist.`;
    return {
      file,
      exists,
      problems: [{severity: 'error', message, hint: 'Create it, or remove the `tags` option.'}],
    };
  }
  // If the file cannot be read, it is unknown which tags are missing.
  if (!exists || !data) return {file, exists, problems};

  const tags = new Map<string, Tag>();
  const owners = new Map<string, string>();
  for (const [key, declared] of Object.entries(data)) {
    const path = declared?.permalink ?? (kebabCase(key) || key);
    const tag = createDeclaredTag(key, declared, createPermalink(site, section.tagsRoute, path));
    const place = () => ({
      file,
      ...(declared?.permalink === undefined ? locate([key], 'key') : locate([key, 'permalink'], 'value')),
    });
    problems.push(...namedAddressProblems({noun: 'tag', name: key, path, option: 'permalink', place}));
    const owner = owners.get(tag.permalink);
    if (owner !== undefined) {
      problems.push({
        severity: 'error',
        file,
        ...locate([key], 'key'),
        message: `The tags \`${owner}\` and \`${key}\` have the same permalink, ${tag.permalink}.`,
        hint: 'Give one of them another `permalink`.',
      });
    }
    owners.set(tag.permalink, owner ?? key);
    tags.set(key, tag);
  }
  return {file, exists, tags, problems};
}

function createDeclaredTag(key: string, declared: DeclaredTag | null, permalink: string): Tag {
  return {
    label: declared?.label ?? capitalize(key.toLowerCase()),
    permalink,
    ...(declared?.description !== undefined && {description: declared.description}),
    inline: false,
  };
}
