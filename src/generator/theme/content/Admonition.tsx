import type {ReactNode} from 'react';
import {admonition} from '../../shared/markup/admonition.ts';
import {toReact} from './toReact.ts';
import {admonitionTitle} from '../../shared/messages/admonitionTitle.ts';
import {useMessages} from '../context/useMessages.ts';

interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  icon?: ReactNode;
  className?: string;
  id?: string;
  children?: ReactNode;
}

/** A note set off from the text. */
export function Admonition({
  type = 'note',
  title,
  icon,
  className = '',
  id,
  children,
}: AdmonitionProps): ReactNode {
  const messages = useMessages();
  return toReact(
    admonition({
      type,
      title: [...(icon === undefined ? [] : [icon, ' ']), title ?? admonitionTitle(type, messages)],
      id,
      className: icon === undefined ? className : `admonition-own-icon ${className}`.trim(),
      children: [children],
    }),
  );
}
