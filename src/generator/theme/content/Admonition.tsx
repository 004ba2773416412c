import type {ReactNode} from 'react';
import {admonition} from '../../shared/markup/admonition.ts';
import {toReact} from './toReact.ts';

interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  icon?: ReactNode;
  className?: string;
  id?: string;
  children?: ReactNode;
}

/** A note beside the text. */
export function Admonition({
  type = 'note',
  title = type,
  icon,
  className = '',
  id,
  children,
}: AdmonitionProps): ReactNode {
  return toReact(
    admonition({
      type,
      title: [icon, title],
      id,
      className: icon === undefined ? className : `admonition-own-icon ${className}`.trim(),
      children: [children],
    }),
  );
}
