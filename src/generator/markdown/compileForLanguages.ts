import {isMarkdownFile} from '../config/contentFormat.ts';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import {belowBaseUrl} from '../shared/address/baseUrl.ts';
import type {ContentMessages} from '../shared/messages/contentMessages.ts';
import {splitMessage} from '../shared/messages/fillMessage.ts';
import type {CutText} from '../yaml/frontMatter/cutFrontMatter.ts';
import type {CompiledPage} from './CompiledPage.ts';
import type {CompileOptions, CompileRequest} from './CompileOptions.ts';
import {compilePage} from './compilePage.ts';

/** A page in one of the languages of a site. */
export interface LanguageRequest {
  input: CompileRequest;
  options: CompileOptions;
}

/**
 * Placeholder for whatever depends on the language: letters and digits, which every printer of HTML, Markdown, JSON and
 * code leaves unchanged, and which occur in no text.
 */
const MARK = 'lang7q4x';
const MARK_ANYWHERE = new RegExp(MARK, 'i');
const NEUTRAL_BASE = `/${MARK}base/`;
const PLACES = new RegExp(`${NEUTRAL_BASE}|${MARK}m(\\d+)z`, 'g');

/** Text that is the same wherever it is printed: without a character that HTML, Markdown or code has to escape. */
const PLAIN_MESSAGE = /^[\p{L}{「][\p{L}\p{M}\p{N} {},.()…’–「」-]*$/u;
const PLAIN_BASE = /^\/(?:[\w.-]+\/)*$/;

/** An address in HTML that begins at the root: how it is resolved depends on whether it is below baseUrl. */
const ROOTED_ADDRESS = /<[a-z][^>]*\s(?:href|src|srcset|srcSet|poster)\s*=\s*["'{]*\//;

/** Language-neutral settings, and how a page compiled with them becomes a page in each language. */
interface Neutral {
  options: CompileOptions;
  /** The parts of the messages, in the order of their placeholders, for each language whose messages are plain. */
  words: Map<CompileOptions, string[]>;
  /** Prefix of the neutral page's links that were written for one language. */
  foreignBases: RegExp | undefined;
}

/** Cached as long as the options of the first language, which a build creates once. */
const neutralByOptions = new WeakMap<CompileOptions, {of: readonly CompileOptions[]; neutral?: Neutral}>();

/**
 * Compiles a source that several languages show, such as an untranslated page: once, with placeholders for the address
 * and the words of the language, if the pages differ in nothing else; otherwise once per language.
 *
 * @param cache See `compilePage`.
 * @returns the pages in the order of the requests; each is as `compilePage` makes it
 */
export async function compileForLanguages(
  text: CutText,
  requests: readonly LanguageRequest[],
  languages: readonly CompileOptions[],
  cache?: CacheOptions,
): Promise<CompiledPage[]> {
  const shared = requests.length > 1 ? await compileOnce(text, requests, languages, cache) : undefined;
  const pages: CompiledPage[] = [];
  for (const request of requests) {
    const page =
      shared?.(request) ?? (await compilePage({...request.input, ...text}, request.options, cache));
    pages.push(page);
  }
  return pages;
}

/** Compiles a language-neutral page; undefined when the pages of the languages cannot be derived from it. */
async function compileOnce(
  text: CutText,
  requests: readonly LanguageRequest[],
  languages: readonly CompileOptions[],
  cache: CacheOptions | undefined,
): Promise<((request: LanguageRequest) => CompiledPage | undefined) | undefined> {
  const neutral = neutralOf(languages);
  const [first] = requests;
  if (!neutral || !first || ROOTED_ADDRESS.test(text.body) || MARK_ANYWHERE.test(text.body)) return undefined;
  const {contentDirs, ...input} = first.input;
  // The last one is that of the originals, which all languages have.
  const own = contentDirs.slice(-1);
  const asked = JSON.stringify(input);
  const isSame = requests.every(({input: {contentDirs: dirs, ...other}}) => {
    return dirs.at(-1) === own[0] && JSON.stringify(other) === asked;
  });
  if (!isSame) return undefined;
  const page = await compilePage({...input, contentDirs: own, ...text}, neutral.options, cache);
  // Problems name addresses, and code can do anything with the address it requests.
  if (page.problems.length > 0 || page.imports.some((key) => key.endsWith('/useBaseUrl'))) return undefined;
  // HTML in an imported text was not examined.
  if (neutral.options.markdown.format !== 'mdx' && importsText(page, first.input.file)) return undefined;
  const json = JSON.stringify(page);
  if (neutral.foreignBases?.test(json)) return undefined;
  return ({options, input: {contentDirs: dirs}}) => {
    const words = neutral.words.get(options);
    if (!words) return undefined;
    const filled = json.replace(PLACES, (_, index?: string) => {
      return index === undefined ? options.baseUrl : (words[Number(index)] ?? '');
    });
    if (MARK_ANYWHERE.test(filled)) return undefined;
    const made = JSON.parse(filled) as CompiledPage;
    return pointsTo(made, options, own[0], dirs) ? made : undefined;
  };
}

function importsText({dependencies}: CompiledPage, file: string): boolean {
  return Object.keys(dependencies.files).some((name) => name !== file && isMarkdownFile(name));
}

/** Whether links to files resolve in a language as they did in the page compiled for it. */
function pointsTo(
  {dependencies: {links}}: CompiledPage,
  {permalinks}: CompileOptions,
  folder = '',
  contentDirs: readonly string[] = [],
): boolean {
  const addressOf = (file: string): string | null =>
    Object.hasOwn(permalinks, file) ? (permalinks[file] ?? null) : null;
  return Object.entries(links).every(([file, address]) => {
    if (addressOf(file) !== address) return false;
    if (!file.startsWith(`${folder}/`)) return true;
    return contentDirs.every((dir) => addressOf(dir + file.slice(folder.length)) === address);
  });
}

function neutralOf(languages: readonly CompileOptions[]): Neutral | undefined {
  const [first] = languages;
  if (!first) return undefined;
  const known = neutralByOptions.get(first);
  if (known?.of === languages) return known.neutral;
  const neutral = makeNeutral(first, languages);
  neutralByOptions.set(first, {of: languages, ...(neutral && {neutral})});
  return neutral;
}

function makeNeutral(first: CompileOptions, languages: readonly CompileOptions[]): Neutral | undefined {
  // A plugin of the site may do anything with its input.
  if (first.plugins || languages.some((one) => settingsOf(one) !== settingsOf(first))) return undefined;
  const {messages, shapes} = markMessages(first.messages);
  const words = new Map<CompileOptions, string[]>();
  for (const options of languages) {
    const own = markMessages(options.messages);
    const isPlain = Object.values(options.messages).every((message) => PLAIN_MESSAGE.test(message));
    if (own.shapes === shapes && isPlain && PLAIN_BASE.test(options.baseUrl)) words.set(options, own.parts);
  }
  const permalinks = Object.entries(first.permalinks).map(([file, address]) => {
    const rest = belowBaseUrl(address, first.baseUrl);
    return [file, rest === undefined ? address : NEUTRAL_BASE + rest];
  });
  const bases = languages.flatMap(({baseUrl}) => (baseUrl === '/' ? [] : baseUrl.slice(1, -1)));
  const escaped = bases.map((base) => base.replaceAll('.', '\\.'));
  return {
    options: {...first, messages, baseUrl: NEUTRAL_BASE, permalinks: Object.fromEntries(permalinks)},
    words,
    foreignBases:
      bases.length === 0 ? undefined : new RegExp(`${NEUTRAL_BASE}(?:${escaped.join('|')})(?![\\w.-])`),
  };
}

/** What must be equal in languages that share a page. */
function settingsOf({baseUrl: _, messages: __, permalinks: ___, ...settings}: CompileOptions): string {
  return JSON.stringify(settings);
}

/** Messages with placeholders instead of their words. */
function markMessages(messages: ContentMessages): {
  messages: ContentMessages;
  parts: string[];
  /** The values that each message takes, in their order. */
  shapes: string;
} {
  const parts: string[] = [];
  const shapes: string[][] = [];
  const marked = Object.entries(messages).map(([key, message]) => {
    const pieces = splitMessage(message);
    shapes.push([key, ...pieces.filter((_, index) => index % 2 === 1)]);
    const text = pieces.map((piece, index) => {
      if (index % 2 === 1) return `{${piece}}`;
      return `${MARK}m${parts.push(piece) - 1}z`;
    });
    return [key, text.join('')];
  });
  // The keys are those of the messages.
  return {messages: Object.fromEntries(marked) as ContentMessages, parts, shapes: JSON.stringify(shapes)};
}
