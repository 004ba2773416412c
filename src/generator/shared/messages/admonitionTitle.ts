import type {ThemeMessages} from './Messages.ts';

const TYPES = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'] as const;

/** The words that admonitions without a title begin with. */
export type AdmonitionMessages = Pick<ThemeMessages, (typeof TYPES)[number]>;

/** The title of an admonition that is given none; that of a type of the site's own is its name. */
export function admonitionTitle(type: string, messages: AdmonitionMessages): string {
  const known = TYPES.find((name) => name === type);
  return known === undefined ? type : messages[known];
}
