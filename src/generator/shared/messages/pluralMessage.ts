import {fillMessage} from './fillMessage.ts';

/** The plural categories in the order in which a message gives their forms. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

interface Grammar {
  numbers: Intl.NumberFormat;
  rules: Intl.PluralRules;
  /** The categories that the language has, in `ORDER`. */
  categories: Intl.LDMLPluralRule[];
}

/** By locale, since creating one takes far longer than using it. */
const grammars = new Map<string, Grammar>();

/**
 * Picks the form of a plural message that fits a number and fills it in. Categories of the language beyond the given
 * forms use the last form, as in Docusaurus.
 *
 * @param name Placeholder of the number in the message.
 */
export function pluralMessage(text: string, count: number, locale: string, name = 'count'): string {
  return fillMessage(pluralForm(text, count, locale), {[name]: grammarOf(locale).numbers.format(count)});
}

/** The form of a plural message that fits a number, with its placeholders. */
export function pluralForm(text: string, count: number, locale: string): string {
  const forms = text.split('|');
  const {rules, categories} = grammarOf(locale);
  const index = categories.indexOf(rules.select(count));
  return forms[Math.min(index, forms.length - 1)] ?? text;
}

/** Adapts the plural forms of one language to the number and order that another language needs. */
export function adaptPlural(text: string, from: string, to: string): string {
  const forms = text.split('|');
  if (forms.length === 1) return text;
  const known = grammarOf(from).categories;
  return grammarOf(to)
    .categories.map((category) => forms[known.indexOf(category)] ?? forms.at(-1))
    .join('|');
}

function grammarOf(locale: string): Grammar {
  const known = grammars.get(locale);
  if (known) return known;
  const rules = new Intl.PluralRules(locale);
  const {pluralCategories} = rules.resolvedOptions();
  const categories = ORDER.filter((category) => pluralCategories.includes(category));
  const grammar = {numbers: new Intl.NumberFormat(locale), rules, categories};
  grammars.set(locale, grammar);
  return grammar;
}
