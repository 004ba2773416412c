import * as z from 'zod';

/** Options of `npm run check`. */

/** Severity of a finding. Words and meaning are those of ESLint. */
const severity = z.enum(['off', 'warn', 'error']);

/** Severity of a finding, for rules that also have options. */
const withSeverity = {
  /** Severity of a finding. */
  severity: severity.describe('Severity of a finding.'),
};

/** Languages of code samples that are parsed, as they are written after a fence. */
const sampleLanguages = z.enum([
  'bash',
  'javascript',
  'js',
  'json',
  'jsx',
  'mjs',
  'sh',
  'shell',
  'ts',
  'tsx',
  'typescript',
  'yaml',
  'yml',
]);

/** Words of praise without content that a reader could verify. */
const FILLER_WORDS = [
  'award winning',
  'best in class',
  'blazing',
  'bleeding edge',
  'cutting edge',
  'delve',
  'effortless',
  'effortlessly',
  'frictionless',
  'game changer',
  'game changing',
  'groundbreaking',
  'hassle free',
  'leverage',
  'lightning fast',
  'next generation',
  'paradigm shift',
  'powerful',
  'revolutionary',
  'revolutionize',
  'robust',
  'seamless',
  'seamlessly',
  'state of the art',
  'supercharge',
  'turbocharge',
  'unleash',
  'unlock',
  'unparalleled',
  'world class',
];

const sampleOptions = z.strictObject({
  ...withSeverity,
  /** Languages whose samples are parsed, as they are written after the fence; all that have a parser if left out. */
  languages: z
    .array(sampleLanguages)
    .default(sampleLanguages.options)
    .describe(
      'Languages whose samples are parsed, as they are written after the fence; all that have a parser if left out.',
    ),
});

const lengthOptions = z.strictObject({
  ...withSeverity,
  /** Maximum length of a description, in characters. Default: `160`. */
  max: z.number().int().min(1).default(160).describe('Maximum length of a description, in characters.'),
});

const paragraphOptions = z.strictObject({
  ...withSeverity,
  /** Minimum length of the paragraphs that are compared, in words. Default: `12`. */
  minWords: z
    .number()
    .int()
    .min(1)
    .default(12)
    .describe('Minimum length of the paragraphs that are compared, in words.'),
});

const fillerOptions = z.strictObject({
  ...withSeverity,
  /** Filler words and phrases, replacing the built-in list; each includes its plural and verb forms. */
  words: z
    .array(z.string().refine((word) => /[\p{L}\p{N}]/u.test(word), {error: 'must be a word or a phrase'}))
    .default(FILLER_WORDS)
    .describe(
      'Filler words and phrases, replacing the built-in list; each includes its plural and verb forms.',
    ),
});

const phraseOptions = z.strictObject({
  ...withSeverity,
  /** Phrases that the site doesn't use, each with a replacement; an empty text means that the sentence has to be rewritten. */
  phrases: z
    .record(
      z.string().refine((phrase) => /[\p{L}\p{N}]/u.test(phrase), {error: 'must be a word or a phrase'}),
      z.string(),
    )
    .default({})
    .describe(
      "Phrases that the site doesn't use, each with a replacement; an empty text means that the sentence has to be rewritten.",
    ),
});

function plain<Severity extends string | undefined>(written: Severity): {severity: Severity} {
  return {severity: written};
}

/** A rule with options, which may also be written as its severity alone; the options then have their defaults. */
function expanded<Options>(schema: z.ZodType<Options>): (rule: string | Options) => Options {
  return (rule) => (typeof rule === 'string' ? schema.parse({severity: rule}) : rule);
}

/** Every rule of `npm run check`, by the name that is printed with its findings. */
const rulesSchema = z.strictObject({
  /** A link to a page or file that does not exist; defaults to `onBrokenLinks`. */
  'broken-link': severity
    .optional()
    .transform(plain)
    .describe('A link to a page or file that does not exist; defaults to `onBrokenLinks`.'),
  /** A link to an id that its page does not have; defaults to `onBrokenAnchors`. */
  'broken-anchor': severity
    .optional()
    .transform(plain)
    .describe('A link to an id that its page does not have; defaults to `onBrokenAnchors`.'),
  /** An image that does not exist; defaults to `markdown.hooks.onBrokenMarkdownImages` for images in pages, and to an error for icons, logos and social images. */
  'broken-image': severity
    .optional()
    .transform(plain)
    .describe(
      'An image that does not exist; defaults to `markdown.hooks.onBrokenMarkdownImages` for images in pages, and to an error for icons, logos and social images.',
    ),
  /** A page of the inventory of addresses that is neither published nor redirected. Default: `'error'`. */
  'removed-address': severity
    .default('error')
    .transform(plain)
    .describe('A page of the inventory of addresses that is neither published nor redirected.'),
  /** A heading anchor of the inventory that its page does not have. Default: `'error'`. */
  'removed-anchor': severity
    .default('error')
    .transform(plain)
    .describe('A heading anchor of the inventory that its page does not have.'),
  /** Pages and heading anchors that the inventory does not list yet. Default: `'warn'`. */
  'unlisted-address': severity
    .default('warn')
    .transform(plain)
    .describe('Pages and heading anchors that the inventory does not list yet.'),
  /** A code sample that does not parse. Default: `'warn'`. */
  'sample-syntax': z
    .union([severity, sampleOptions])
    .default('warn')
    .transform(expanded(sampleOptions))
    .describe('A code sample that does not parse.'),
  /** A doc or post without its own description. Default: `'off'`. */
  'missing-description': severity
    .default('off')
    .transform(plain)
    .describe('A doc or post without its own description.'),
  /** A description that search results truncate. Default: `'off'`. */
  'long-description': z
    .union([severity, lengthOptions])
    .default('off')
    .transform(expanded(lengthOptions))
    .describe('A description that search results truncate.'),
  /** A description that another page has too. Default: `'off'`. */
  'repeated-description': severity
    .default('off')
    .transform(plain)
    .describe('A description that another page has too.'),
  /** A title that another doc has too. Default: `'off'`. */
  'repeated-title': severity.default('off').transform(plain).describe('A title that another doc has too.'),
  /** A paragraph that is on two pages. Default: `'off'`. */
  'repeated-paragraph': z
    .union([severity, paragraphOptions])
    .default('off')
    .transform(expanded(paragraphOptions))
    .describe('A paragraph that is on two pages.'),
  /** A word of praise that a reader cannot verify. Default: `'off'`. */
  'filler-word': z
    .union([severity, fillerOptions])
    .default('off')
    .transform(expanded(fillerOptions))
    .describe('A word of praise that a reader cannot verify.'),
  /** A phrase that the site doesn't use. Default: `'off'`. */
  'unwanted-phrase': z
    .union([severity, phraseOptions])
    .default('off')
    .transform(expanded(phraseOptions))
    .describe("A phrase that the site doesn't use."),
  /** Files without a last update in git, where pages show it; the build warns about them too. Default: `'off'`. */
  'missing-last-update': severity
    .default('off')
    .transform(plain)
    .describe('Files without a last update in git, where pages show it; the build warns about them too.'),
  /** A message that a translation file lacks. Default: `'warn'`. */
  'missing-translation': severity
    .default('warn')
    .transform(plain)
    .describe('A message that a translation file lacks.'),
  /** A message of a translation file that nothing uses. Default: `'warn'`. */
  'unused-translation': severity
    .default('warn')
    .transform(plain)
    .describe('A message of a translation file that nothing uses.'),
  /** A translated page whose last commit in git is older than that of its original. Default: `'warn'`. */
  'outdated-translation': severity
    .default('warn')
    .transform(plain)
    .describe('A translated page whose last commit in git is older than that of its original.'),
  /** Pages without a translation, counted by folder and language. Default: `'off'`. */
  'untranslated-page': severity
    .default('off')
    .transform(plain)
    .describe('Pages without a translation, counted by folder and language.'),
});

export const checkOptionsSchema = z.strictObject({
  /** Addresses within the site whose links the report counts, such as `/docs/notes#draft`. Default: `[]`. */
  countLinks: z
    .array(z.string().startsWith('/', {error: 'must begin with a slash'}))
    .default([])
    .describe('Addresses within the site whose links the report counts, such as `/docs/notes#draft`.'),
  /** Severity of the findings of `npm run check`, by rule: `off`, `warn` or `error`, or an object with `severity` and the options of the rule. */
  rules: rulesSchema
    .prefault({})
    .describe(
      'Severity of the findings of `npm run check`, by rule: `off`, `warn` or `error`, or an object with `severity` and the options of the rule.',
    ),
});
