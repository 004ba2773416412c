import type {ReactNode} from 'react';
import {Fragment} from 'react';
import {findTranslation} from './translations.ts';

type Values = Record<string, ReactNode>;

interface TranslateProps {
  /** The text, with `{name}` instead of each value. */
  children?: string;
  id?: string;
  description?: string;
  values?: Values;
}

/**
 * A text in the language of the site, as translated in `code.json`; without a translation, as written (Docusaurus
 * `Translate`).
 */
export function Translate({children = '', id, values = {}}: TranslateProps): ReactNode {
  return split(findTranslation(id, children || id || '')).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are never reordered
    <Fragment key={index}>{fill(part, values)}</Fragment>
  ));
}

/** A text in the language of the site, with its values filled in (Docusaurus `translate`). */
export function translate(
  {message, id = ''}: {message?: string; id?: string; description?: string},
  values: Record<string, string | number> = {},
): string {
  return split(findTranslation(id || undefined, message ?? id))
    .map((part) => String(fill(part, values)))
    .join('');
}

function split(text: string): string[] {
  return text.split(/(\{\w+\})/);
}

function fill(part: string, values: Values): ReactNode {
  const name = /^\{(\w+)\}$/.exec(part)?.[1];
  return name === undefined ? part : (values[name] ?? part);
}
