import {linesOf, parseLineRange} from '../../shared/code/parseLineRange.ts';
import {nearest} from '../../shared/text/nearest.ts';

/** The options in the text after the language of a fence. */
export interface CodeMeta {
  title?: string;
  /** Id of the block; addresses of its lines begin with it. */
  id?: string;
  /** Classes of lines by their 1-based numbers; absent when the text has no range. */
  lines?: Map<number, string[]>;
  /** Whether a range without a word is given: as in Docusaurus, comments in the code mark nothing then. */
  hasHighlights?: true;
  /** Whether a long block is shown as a whole. */
  isWhole?: true;
  /** Number of the first line when lines are numbered. */
  start?: number;
  /** Parts of ranges that mark nothing, as the author wrote them. */
  badRanges?: string[];
  /** A title without its closing quotation mark, as the author wrote it. */
  openTitle?: string;
  /** Other options that lack the form in which they have an effect, as the author wrote them, and that form. */
  badForms?: {written: string; meant: string}[];
  /** Words that probably are misspelled options, and the option that each stands for. */
  misspelled?: {written: string; meant: string}[];
  /** The option for line numbers with something that is no number, as the author wrote it. */
  badNumber?: string;
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;

/** How a range marks lines, by the word before it. */
const RANGES = /(?:(?:^|\s)(focus|error|warning)=)?\{([\d,\s-]+)\}/g;

/** Matches anything that looks like a range; objects in other tools' options never begin like this. */
const INTENDED = /\{\s*([-\d][^{}]*)\}/g;

/**
 * Reads the metastring of a code block: `title="…"`, `id="…"`, `{1,3-5}`, `focus={2}`, `error={3}`, `warning={4}`,
 * `showLineNumbers[=n]`, `nofold`; the rest is ignored.
 */
export function parseMetastring(meta: string): CodeMeta {
  const result: CodeMeta = {};
  if (meta === '') return result;
  const title = TITLE.exec(meta);
  if (title !== null) result.title = title[1] ?? title[2] ?? '';
  const openTitle = title === null ? /(?:^|\s)(title=(?:"[^"]*|'[^']*))$/.exec(meta)?.[1] : undefined;
  if (openTitle !== undefined) result.openTitle = openTitle;
  const rest = withoutTitle(meta);
  const id = /(?:^|\s)id=(?:"([\w-]+)"|'([\w-]+)')/.exec(rest);
  if (id !== null) result.id = id[1] ?? id[2];
  if (/(?:^|\s)nofold(?=\s|$)/.test(rest)) result.isWhole = true;
  for (const [, kind = 'highlight', range = ''] of rest.matchAll(RANGES)) {
    result.lines ??= new Map();
    if (kind === 'highlight') result.hasHighlights = true;
    for (const line of parseLineRange(range))
      result.lines.set(line, [...(result.lines.get(line) ?? []), kind]);
  }
  const bad = [...rest.matchAll(INTENDED)].flatMap(([, range = '']) => findBadParts(range));
  if (bad.length > 0) result.badRanges = bad;
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(rest);
  if (numbers !== null) result.start = numbers[1] === undefined ? 1 : Number(numbers[1]);
  const badNumber =
    numbers === null
      ? /(?:^|\s)(showLineNumbers=\S*)/.exec(openTitle === undefined ? rest : '')?.[1]
      : undefined;
  if (badNumber !== undefined) result.badNumber = badNumber;
  const badForms =
    title === null && openTitle === undefined ? findBadForms(rest) : findBadForms(rest, RANGE_FORM);
  if (badForms.length > 0) result.badForms = badForms;
  const misspelled = openTitle === undefined ? findMisspelled(rest) : [];
  if (misspelled.length > 0) result.misspelled = misspelled;
  return result;
}

/** Replaces the title in a metastring with spaces: it may look like other options. */
export function withoutTitle(meta: string): string {
  return meta.replace(TITLE, (title) => ' '.repeat(title.length));
}

/** Options whose value needs braces. */
const RANGE_FORM = /(?:^|\s)((focus|error|warning)=([\d,-]+))(?=\s|$)/g;

/** The same, and titles, which need quotation marks. */
const BAD_FORM = /(?:^|\s)((focus|error|warning)=([\d,-]+)|title=([^\s"'{}]+))(?=\s|$)/g;

function findBadForms(rest: string, form = BAD_FORM): {written: string; meant: string}[] {
  return [...rest.matchAll(form)].map(([, written = '', name, range, title]) => ({
    written,
    meant: name === undefined ? `title="${title}"` : `${name}={${range}}`,
  }));
}

const VALUES = ['title', 'showLineNumbers', 'focus', 'error', 'warning'];

/** Options that are words alone; words of other tools are often similar to shorter ones. */
const FLAGS = ['showLineNumbers', 'nofold'];

/** Only near words with the same first letter count: other tools have options too. */
function findMisspelled(rest: string): {written: string; meant: string}[] {
  const bare = rest.replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, '…');
  return [...bare.matchAll(/(?:^|\s)([A-Za-z][\w-]*)(=?)(?=…|\s|$|(?<==))/g)].flatMap(
    ([, written = '', mark]) => {
      const known = mark === '=' ? VALUES : FLAGS;
      const meant = known.includes(written) ? undefined : nearest(written, known);
      return meant?.[0] === written[0]?.toLowerCase() && meant !== undefined ? [{written, meant}] : [];
    },
  );
}

/** Returns the parts of a range that are not line numbers, or end before they begin. */
function findBadParts(range: string): string[] {
  return range
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && linesOf(part).length === 0);
}
