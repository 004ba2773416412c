import type {ComponentProps, ReactNode} from 'react';
import {heading} from '../../shared/markup/heading.ts';
import {toReact} from './toReact.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';

type HeadingProps = ComponentProps<'h2'> & {as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'};

/** A heading made by a component. */
export function Heading({as, id, children, ...rest}: HeadingProps): ReactNode {
  const {headingLink} = useMessages();
  const label = typeof children === 'string' ? children : (id ?? '');
  const tree = heading({
    level: Number(as[1]),
    id,
    linkLabel: fillMessage(headingLink, {heading: label}),
    children: [children],
  });
  return toReact(tree, ({tagName}) => (tagName === as ? rest : undefined));
}
