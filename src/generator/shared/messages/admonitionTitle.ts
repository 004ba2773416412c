import type {ThemeMessages} from './Messages.ts';

const TYPES = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'] as const;

/** The default titles of admonitions. */
export type AdmonitionMessages = Pick<ThemeMessages, (typeof TYPES)[number]>;

/** The title of an admonition without one; a type defined by the site is titled by its name. */
export function admonitionTitle(type: string, messages: AdmonitionMessages): string {
  const known = TYPES.find((name) => name === type);
  return known === undefined ? type : messages[known];
}
