/** The quotation marks of a language: outer and inner, each as an opening and a closing mark. */
export interface QuotationMarks {
  outer: readonly [string, string];
  inner: readonly [string, string];
  /** The dash between spaces, if it is not the shorter one. */
  dash?: string;
}

const ENGLISH: QuotationMarks = {outer: ['“', '”'], inner: ['‘', '’']};

/** By language; the spaces in French marks are non-breaking. */
const MARKS: Readonly<Record<string, QuotationMarks>> = {
  en: ENGLISH,
  nl: ENGLISH,
  pt: ENGLISH,
  tr: ENGLISH,
  vi: ENGLISH,
  de: {outer: ['„', '“'], inner: ['‚', '‘']},
  es: {outer: ['«', '»'], inner: ['“', '”']},
  fr: {outer: ['«\u202f', '\u202f»'], inner: ['“', '”']},
  it: {outer: ['«', '»'], inner: ['“', '”']},
  pl: {outer: ['„', '”'], inner: ['«', '»']},
  ru: {outer: ['«', '»'], inner: ['„', '“'], dash: '—'},
  uk: {outer: ['«', '»'], inner: ['„', '“'], dash: '—'},
};

/** The quotation marks of a locale; undefined for languages whose straight marks are left alone. */
export function quotationMarks(locale: string): QuotationMarks | undefined {
  return MARKS[locale.toLowerCase().split('-')[0] ?? ''];
}

/** What precedes and follows a text in its line, which tells opening marks from closing ones. */
export interface TextSurroundings {
  before?: string;
  after?: string;
}

const SIGN = /"|'|\.{3}|-{2,3}/g;
/** What may precede an opening mark: nothing, a space, an opening bracket, another opening mark, a dash. */
const BEFORE_OPENING = /^$|[\s([{<«“‘„‚=/\u2013\u2014-]$/u;
/** What else may precede an opening mark at a word: another one, which is straight, or the apostrophe of `l’`. */
const BEFORE_WORD = /(?:^|[\s([{<«“‘„‚=/\u2013\u2014-])["']$|\p{L}['’]$/u;
/** Words and decades that begin with an apostrophe: ’tis, ’90s. */
const CUT_WORD = /^(?:\d\ds?\b|(?:tis|twas|em|cause|til|n)\b)/i;

/**
 * Makes the quotation marks, apostrophes, dashes and ellipses of prose typographic. Hyphens become dashes only between
 * spaces, or if there are three between words: `--help` is an option.
 */
export function typographicText(
  text: string,
  {outer, inner, dash = '–'}: QuotationMarks,
  {before = '', after = ''}: TextSurroundings = {},
): string {
  return text.replace(SIGN, (sign, index: number) => {
    const lead = (index < 2 ? before : '') + text.slice(Math.max(0, index - 2), index);
    const previous = lead.slice(-1);
    const next = text.slice(index + sign.length, index + sign.length + 8) || after;
    if (sign === '...')
      return /[\p{L}\p{N}”’"']/u.test(previous) && /^(?:[\s)”’"'?!,]|$)/.test(next) ? '…' : sign;
    if (sign === '--') return previous === ' ' && next.startsWith(' ') ? dash : sign;
    const isBeforeWord = /^[\p{L}\p{N}]/u.test(next);
    if (sign === '---') return /[\p{L}\p{N}]$/u.test(previous) && isBeforeWord ? '—' : sign;
    const opens =
      (BEFORE_OPENING.test(previous) && /^\S/.test(next)) ||
      (previous !== sign && BEFORE_WORD.test(lead) && isBeforeWord);
    if (sign === '"') return outer[opens ? 0 : 1];
    if (/[\p{L}\p{N}]$/u.test(previous) && isBeforeWord) return '’';
    if (!opens) return /[\p{L}\p{N}]$/u.test(previous) && !closesQuotation(text, index) ? '’' : inner[1];
    return CUT_WORD.test(next) ? '’' : inner[0];
  });
}

/** Whether an earlier straight single mark opens a quotation that this one closes. */
function closesQuotation(text: string, index: number): boolean {
  return /(?:^|[\s("“])'(?=\S)[^']*$/.test(text.slice(0, index));
}

/** Makes the apostrophes in words typographic, in text or HTML that may contain code, where quotation marks have a meaning. */
export function typographicApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})(?:'|&#39;)(?=\p{L})/gu, '’');
}
