import {locateYaml} from '../../yaml/locateYaml.ts';
import {copyAsset, findLocalFile} from './assets.ts';
import {report, type SourceContext} from '../SourceContext.ts';

/**
 * The address of a social image that the front matter names by a path relative to the page, or by `@site/…`: it becomes
 * an asset, as the images of the text do. Undefined for other forms, and for a missing one, which is reported.
 */
export function socialImage(source: SourceContext): string | undefined {
  const {frontMatter, yaml} = source.page.input;
  const {image} = frontMatter;
  if (typeof image !== 'string' || !/^(?:\.{1,2}|@site)\//.test(image)) return undefined;
  const {found, nearest} = findLocalFile(image, source);
  if (found !== undefined) return copyAsset(found, source);
  const hint =
    nearest === undefined ? 'Check the path; it is relative to this file.' : `Did you mean \`${nearest}\`?`;
  report(
    source,
    'error',
    locateYaml(yaml, ['image']),
    `The social image \`${image}\` does not exist.`,
    hint,
    'broken-image',
  );
  return undefined;
}
