import * as z from 'zod';
import {basePath, folder} from './common.ts';

/** Whether a text is a language tag (BCP 47). */
export function isLocale(tag: string): boolean {
  return canonical(tag) !== undefined;
}

/** The standard spelling of a language tag: `de` for `DE`; undefined if it is none. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function isCalendar(name: string): boolean {
  return Intl.supportedValuesOf('calendar').includes(name);
}

const localeTag = z.string().refine(isLocale, {
  error: 'must be a language tag',
  params: {hint: 'Write it as the web does, for example `en`, `pt-BR` or `zh-Hans`.'},
});

const localeConfig = z.strictObject({
  /** Name of the language in the menu; its own name if left out. */
  label: z.string().optional().describe('Name of the language in the menu; its own name if left out.'),
  /** Direction of the text; defaults to that of the language. */
  direction: z
    .enum(['ltr', 'rtl'])
    .optional()
    .describe('Direction of the text; defaults to that of the language.'),
  /** Value of the `lang` attribute; the locale if left out. */
  htmlLang: z.string().optional().describe('Value of the `lang` attribute; the locale if left out.'),
  /** Calendar of dates, such as `gregory`; defaults to that of the language. */
  calendar: z
    .string()
    .refine(isCalendar, {
      error: 'must be the name of a calendar',
      params: {hint: 'For example `gregory`, `islamic-civil`, `persian` or `japanese`.'},
    })
    .optional()
    .describe('Calendar of dates, such as `gregory`; defaults to that of the language.'),
  /** Folder of the translation in `i18n.path`; the locale if left out. */
  path: folder.optional().describe('Folder of the translation in `i18n.path`; the locale if left out.'),
  /** Path that the language is served under; `<baseUrl><locale>/`, or `baseUrl` for the default, if left out. */
  baseUrl: basePath
    .optional()
    .describe(
      'Path that the language is served under; `<baseUrl><locale>/`, or `baseUrl` for the default, if left out.',
    ),
  /** Whether translations of the language are read. Default: `true`. */
  translate: z.boolean().default(true).describe('Whether translations of the language are read.'),
  /** Scheme and host of the language; default to those of the site. */
  url: z
    .string()
    .transform((text) => text.replace(/\/$/, ''))
    .optional()
    .describe('Scheme and host of the language; default to those of the site.'),
  /** Title of the site in the language. */
  title: z.string().optional().describe('Title of the site in the language.'),
  /** Tagline of the site in the language. */
  tagline: z.string().optional().describe('Tagline of the site in the language.'),
});

/** The languages of the site; names and meaning are those of Docusaurus. */
export const i18nSchema = z
  .strictObject({
    /** Default language, also used for what is not translated. Default: `'en'`. */
    defaultLocale: localeTag
      .default('en')
      .describe('Default language, also used for what is not translated.'),
    /** Every language of the site; the default one if left out. */
    locales: z
      .array(localeTag)
      .min(1)
      .optional()
      .describe('Every language of the site; the default one if left out.'),
    /** Folder of the translations. Default: `'i18n'`. */
    path: folder.default('i18n').describe('Folder of the translations.'),
    /** Settings of each language, by locale. */
    localeConfigs: z
      .record(z.string(), localeConfig)
      .default({})
      .describe('Settings of each language, by locale.'),
    /** Whether untranslated pages show a notice. Default: `true`. */
    untranslatedNotice: z.boolean().default(true).describe('Whether untranslated pages show a notice.'),
  })
  .superRefine(({defaultLocale, locales = [defaultLocale], localeConfigs}, context) => {
    const known = locales.map((locale) => `\`${locale}\``).join(', ');
    if (!locales.includes(defaultLocale)) {
      context.addIssue({
        code: 'custom',
        path: ['defaultLocale'],
        message: `must be one of \`locales\`: ${known}`,
        params: {hint: `Add \`'${defaultLocale}'\` to \`locales\`.`},
      });
    }
    for (const [index, locale] of locales.entries()) {
      const first = locales.findIndex((other) => canonical(other) === canonical(locale));
      if (first === index || canonical(locale) === undefined) continue;
      context.addIssue({
        code: 'custom',
        path: ['locales', index],
        message: `is the same language as \`${locales[first]}\``,
        params: {
          hint: 'List each language once: folders whose names differ only in case are one on many systems.',
        },
      });
    }
    for (const locale of Object.keys(localeConfigs)) {
      if (locales.includes(locale)) continue;
      context.addIssue({
        code: 'custom',
        path: ['localeConfigs', locale],
        message: `is of the language \`${locale}\`, which is not one of \`locales\`: ${known}`,
        params: {hint: 'Add it to `locales`, or remove this.'},
      });
    }
  });
