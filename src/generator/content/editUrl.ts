import {encodeFilePath} from '../shared/address/encoding.ts';
import {resolveHref} from '../shared/address/href.ts';
import {withoutEndSlashes} from '../shared/address/trailingSlash.ts';
import {unsafeScheme} from '../shared/html/unsafeScheme.ts';
import {type Called, callOption} from '../config/callOption.ts';
import type {MarkdownContext} from './MarkdownContext.ts';
import {siteFile} from './readSource.ts';

interface EditedFile {
  /** Relative to the site folder. */
  file: string;
  /** Relative to its content folder. */
  path: string;
  frontMatter: {custom_edit_url?: string | null};
}

/** Returns the address of the “Edit this page” link: what the front matter says, or else what the section does. */
export function editUrlOf(
  {file, path, frontMatter: {custom_edit_url: own}}: EditedFile,
  permalink: string,
  {site, section, edited, configSource}: MarkdownContext,
): Called<string | undefined> {
  if (own !== undefined) return {value: own ? resolveHref(own, site) : undefined};
  const {editUrl, editPath, at} = section;
  if (editUrl === undefined) return {value: undefined};
  if (typeof editUrl === 'string') {
    const name = editPath === undefined ? file : siteFile(editPath, path);
    return {value: editAddress(editUrl, name)};
  }
  const key = [...at, 'editUrl'];
  const page = {...edited(path), permalink, locale: site.locale};
  return callOption(() => Reflect.apply(editUrl, undefined, [page]), readEditUrl, {
    key,
    source: configSource,
    subject: file,
  });
}

/** The address of a file's source, below the address of the folder that contains the site. */
export function editAddress(editUrl: string, file: string): string {
  return `${withoutEndSlashes(editUrl)}/${encodeFilePath(file)}`;
}

function readEditUrl(given: unknown): {value: string | undefined} | string {
  if (given === undefined || given === null) return {value: undefined};
  if (typeof given !== 'string') return 'an address, or nothing';
  const scheme = unsafeScheme(given, 'link');
  return scheme === undefined ? {value: given} : `an address that isn’t \`${scheme}\`, which can run code`;
}
