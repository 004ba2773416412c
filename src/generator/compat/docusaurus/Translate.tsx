import type {ReactNode} from 'react';
import {Fragment} from 'react';

type Values = Record<string, ReactNode>;

interface TranslateProps {
  /** The text, with `{name}` in place of each value. */
  children?: string;
  id?: string;
  description?: string;
  values?: Values;
}

/** Draws the text as written: the site has one language (Docusaurus `Translate`). */
export default function Translate({children = '', id, values = {}}: TranslateProps): ReactNode {
  return split(children || id || '').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>{fill(part, values)}</Fragment>
  ));
}

/** Returns the text as written, with its values (Docusaurus `translate`). */
export function translate(
  {message, id = ''}: {message?: string; id?: string; description?: string},
  values: Record<string, string | number> = {},
): string {
  return split(message ?? id)
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
