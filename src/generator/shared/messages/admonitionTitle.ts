import {capitalize} from '../text/letterCase.ts';
import type {ThemeMessages} from './Messages.ts';

const TYPES = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'] as const;

type AdmonitionType = (typeof TYPES)[number];

/** The default titles of admonitions. */
export type AdmonitionMessages = Pick<ThemeMessages, AdmonitionType>;

/** The default titles with a capital letter, for plain text. */
export type AdmonitionNames = Record<`${AdmonitionType}Name`, string>;

/** The title of an admonition without one; a type defined by the site is titled by its name. */
export function admonitionTitle(type: string, messages: AdmonitionMessages): string {
  const known = TYPES.find((name) => name === type);
  return known === undefined ? type : messages[known];
}

/** The name of an admonition in plain text: its type, in the language of the page. */
export function admonitionName(type: string, names: AdmonitionNames): string {
  const known = TYPES.find((name) => name === type);
  return known === undefined ? capitalize(type) : names[`${known}Name`];
}

/** The names of admonitions, from the messages of a language. */
export function admonitionNames(messages: AdmonitionMessages): AdmonitionNames {
  const names = TYPES.map((type) => [`${type}Name`, capitalize(messages[type])]);
  // The result has a key for each type.
  return Object.fromEntries(names) as AdmonitionNames;
}
