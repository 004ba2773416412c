import ThemeAdmonition from '@theme/Admonition';
import MDXComponents from '@theme/MDXComponents';
import {Children, isValidElement, type ReactNode} from 'react';
import {admonitionTitle} from '../../shared/messages/admonitionTitle.ts';
import {useMessages} from '../../theme/context/useMessages.ts';

interface AdmonitionElementProps {
  type: string;
  /** The first is the element of the title. */
  children?: ReactNode;
}

/** The site's `src/theme/Admonition` for an admonition of Markdown; without its own title it has none. */
export function AdmonitionElement({type, children, ...rest}: AdmonitionElementProps): ReactNode {
  const messages = useMessages();
  const Admonition = MDXComponents.admonition ?? ThemeAdmonition;
  const [first, ...content] = Children.toArray(children);
  const title = titleOf(first);
  return (
    <Admonition type={type} {...(title !== admonitionTitle(type, messages) && {title})} {...rest}>
      {content}
    </Admonition>
  );
}

function titleOf(element: ReactNode): ReactNode {
  if (!isValidElement<{children?: ReactNode; dangerouslySetInnerHTML?: {__html: string}}>(element))
    return undefined;
  const {children, dangerouslySetInnerHTML: html} = element.props;
  return html ? <span dangerouslySetInnerHTML={html} /> : children;
}
