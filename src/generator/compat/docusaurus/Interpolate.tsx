import {cloneElement, Fragment, isValidElement, type ReactNode} from 'react';

type Values = Record<string, ReactNode>;

/** Replaces `{name}` with values; returns text if all of them are text (Docusaurus `interpolate`). */
export function interpolate(text: string, values: Values = {}): ReactNode {
  const parts = text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part): ReactNode => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name !== undefined && name in values ? values[name] : part;
    });
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) return parts.join('');
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    isValidElement(part) ? cloneElement(part, {key: index}) : <Fragment key={index}>{part}</Fragment>,
  );
}

/** A text with interpolated values (Docusaurus `Interpolate`). */
export default function Interpolate({children, values}: {children: string; values?: Values}): ReactNode {
  return interpolate(children, values);
}
