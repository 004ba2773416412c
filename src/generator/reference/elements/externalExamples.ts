import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import type {ExternalExample} from '../model/ApiModel.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import {webLink} from './docsLink.ts';
import {joined, remarkLine} from './inline.ts';

/** A line with links to examples that are files of their own; an address relative to the document is only named. */
export function externalExamples(
  examples: readonly ExternalExample[] = [],
  {example}: Pick<ReferenceWords, 'example'>,
): ElementContent[] {
  if (examples.length === 0) return [];
  const items = examples.map(({label, url}) => webLink(url, label));
  return [remarkLine([text(`${example}: `), ...joined(items, ', ')])];
}
