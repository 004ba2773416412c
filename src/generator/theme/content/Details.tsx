import type {ComponentProps, ReactElement, ReactNode} from 'react';
import {Children, isValidElement} from 'react';
import {details} from '../../shared/markup/details.ts';
import {toReact} from './toReact.ts';
import {useMessages} from '../context/useMessages.ts';

type DetailsProps = Omit<ComponentProps<'details'>, 'summary'> & {
  /** Label, or a whole `summary` element; without it, the first `summary` among the children. */
  summary?: ReactNode;
};

/** A disclosure that readers open (Docusaurus `Details`). */
export function Details({summary, children, ...rest}: DetailsProps): ReactNode {
  const messages = useMessages();
  const parts = Children.toArray(children);
  const own = parts.find(isSummary);
  const label = summary ?? own;
  const {children: content, ...labelProps} = isSummary(label) ? label.props : {children: label};
  const tree = details({
    // The compiler writes a summary with markup as HTML.
    summary: 'dangerouslySetInnerHTML' in labelProps ? [] : [content ?? messages.details],
    children: [parts.filter((part) => part !== own)],
  });
  return toReact(tree, ({tagName}) => (tagName === 'details' ? rest : labelProps));
}

function isSummary(node: ReactNode): node is ReactElement<ComponentProps<'summary'>> {
  return isValidElement(node) && node.type === 'summary';
}
