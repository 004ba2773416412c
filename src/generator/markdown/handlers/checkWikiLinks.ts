import type {Text} from 'mdast';
import {positionAt} from '../../shared/problems/Position.ts';
import {pathFrom} from '../addresses/pathFrom.ts';
import {documentsByName, nearestFolder} from '../links/documentsByName.ts';
import {report, type SourceInput} from '../SourceContext.ts';

/** `[[Page]]`, `[[Page|Label]]`, `[[Label|Page]]` or `![[image.png]]`; `[[1, 2]]` and `[[ -f x ]]` are code. */
const WIKI_LINK = /!?\[\[([\p{L}\p{N}_./#][^[\]\n]*)\]\]/uy;

/** Its beginning; directly after a word, brackets are an index. */
const START = /(?<![\\\w\])])!?\[\[/g;

/** Where the table of contents goes, in wikis and editors. */
const CONTENTS = /^_?toc_?$/i;

/** Warns of links as wikis write them, which are shown as text. */
export function checkWikiLinks({value, position}: Text, source: SourceInput): void {
  const {start, end} = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return;
  if (/^\[toc\]$/i.test(value)) {
    report(source, 'warning', start, ...contentsProblem(value));
    return;
  }
  for (const {index} of value.includes('[[')
    ? source.text.slice(start.offset, end.offset).matchAll(START)
    : []) {
    WIKI_LINK.lastIndex = start.offset + index;
    const [link, content = ''] = WIKI_LINK.exec(source.text) ?? [];
    if (link === undefined || /^\d+(?:,|$)/.test(content)) continue;
    const place = positionAt(source.text, start.offset + index);
    const problem = CONTENTS.test(content) ? contentsProblem(link) : linkProblem(link, content, source);
    report(source, 'warning', place, ...problem);
  }
}

function contentsProblem(written: string): [message: string, hint: string] {
  return [
    `\`${written}\` makes no table of contents, but is shown as text.`,
    'Remove it: pages show their headings next to the text. `<TOCInline toc={toc} />` shows them in it.',
  ];
}

function linkProblem(link: string, content: string, source: SourceInput): [message: string, hint: string] {
  const isImage = link.startsWith('!');
  const message = `\`${link}\` is ${isImage ? 'an image' : 'a link'} in wikis only; it is shown as text.`;
  const parts = content.split(/\\?\|/).map((part) => part.trim());
  const pages = parts.map((part) => documentNamed(part, source));
  const at = pages.findIndex((page) => page !== undefined);
  const label = parts[at === 0 ? 1 : 0] ?? content;
  const target = pages[at] ?? (isImage ? `./${encodeURI(parts[0] ?? content)}` : './page.md');
  return [message, `Write \`${isImage ? '!' : ''}[${label}](${target})\` with the path of the file.`];
}

/** Finds the document that a wiki would call by a name: spaces, `-` and `_` are the same, and case does not matter. */
function documentNamed(written: string, source: SourceInput): string | undefined {
  const [name = '', anchor] = written.split('#');
  const byName = documentsByName(source.page.options.permalinks);
  const stem = name.split('/').at(-1)?.trim().toLowerCase() ?? '';
  const files = [stem, stem.replaceAll(' ', '-'), stem.replaceAll(' ', '_')].flatMap((one) => [
    ...(byName.get(`${one}.md`) ?? []),
    ...(byName.get(`${one}.mdx`) ?? []),
  ]);
  const file = nearestFolder(files, source.file);
  return file && encodeURI(pathFrom(source.file, file)) + (anchor === undefined ? '' : `#${anchor}`);
}
