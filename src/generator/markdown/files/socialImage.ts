import {isSourcePath} from '../../shared/address/siteKey.ts';
import {locateYaml} from '../../yaml/locateYaml.ts';
import {copyAsset, findLocalFile} from './assets.ts';
import {missingFile} from './missingFile.ts';
import {reportProblem, type SourceContext} from '../SourceContext.ts';

/**
 * Returns the address of a social image that the front matter names by a path relative to the page, or by `@site/…`: it
 * becomes an asset, like the images of the text. Undefined for other forms, and for a missing image, which is reported.
 */
export function socialImage(source: SourceContext): string | undefined {
  const {frontMatter, yaml} = source.page.input;
  const {image} = frontMatter;
  if (typeof image !== 'string' || !isSourcePath(image)) return undefined;
  const {found, ...missing} = findLocalFile(image, source);
  if (found !== undefined) return copyAsset(found, source);
  const {message, hint} = missingFile(`The social image \`${image}\``, missing);
  const place = locateYaml(yaml, ['image']);
  reportProblem(source, place, {severity: 'error', rule: 'broken-image', message, hint});
  return undefined;
}
