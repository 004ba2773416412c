import {fillMessage} from './fillMessage.ts';

/** The plural categories in the order in which a message gives their forms. */
const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Picks the form of a plural message that fits a number and fills it in. Categories of the language beyond the given
 * forms use the last form, as in Docusaurus.
 *
 * @param name Placeholder of the number in the message.
 */
export function pluralMessage(text: string, count: number, locale: string, name = 'count'): string {
  return fillMessage(pluralForm(text, count, locale), {[name]: new Intl.NumberFormat(locale).format(count)});
}

/** The form of a plural message that fits a number, with its placeholders. */
export function pluralForm(text: string, count: number, locale: string): string {
  const forms = text.split('|');
  const rules = new Intl.PluralRules(locale);
  const index = categoriesOf(rules).indexOf(rules.select(count));
  return forms[Math.min(index, forms.length - 1)] ?? text;
}

/** Adapts the plural forms of one language to the number and order that another language needs. */
export function adaptPlural(text: string, from: string, to: string): string {
  const forms = text.split('|');
  if (forms.length === 1) return text;
  const known = categoriesOf(new Intl.PluralRules(from));
  return categoriesOf(new Intl.PluralRules(to))
    .map((category) => forms[known.indexOf(category)] ?? forms.at(-1))
    .join('|');
}

function categoriesOf(rules: Intl.PluralRules): Intl.LDMLPluralRule[] {
  const {pluralCategories} = rules.resolvedOptions();
  return ORDER.filter((category) => pluralCategories.includes(category));
}
