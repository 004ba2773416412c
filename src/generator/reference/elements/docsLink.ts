import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {link} from '../../shared/markup/link.ts';
import type {ExternalDocs} from '../model/Schema.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import type {Fact} from './facts.ts';
import {inlineCode, remarkLine} from './inline.ts';

/** A link to an address on the web; any other address, such as one relative to the document, is only named. */
export function webLink(url: string, label: string): ElementContent[] {
  if (/^https?:\/\//i.test(url)) return [link({href: url, kind: 'external', children: [text(label)]})];
  return label === url ? [inlineCode(url)] : [text(`${label} `), inlineCode(url)];
}

/** The documentation elsewhere as a fact; nothing without it. */
export function docsFacts(
  docs: ExternalDocs | undefined,
  {moreInformation}: Pick<ReferenceWords, 'moreInformation'>,
): Fact[] {
  return docs ? [[moreInformation, webLink(docs.url, docs.description ?? docs.url)]] : [];
}

/** The documentation elsewhere on a line by itself; nothing without it. */
export function docsLine(
  docs: ExternalDocs | undefined,
  {moreInformation}: Pick<ReferenceWords, 'moreInformation'>,
): ElementContent[] {
  return docs ? [remarkLine(webLink(docs.url, docs.description ?? moreInformation))] : [];
}
