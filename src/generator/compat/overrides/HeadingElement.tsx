import Heading from '@theme/MDXComponents/Heading';
import {Children, isValidElement, type ReactNode} from 'react';

/**
 * The site's `src/theme/Heading` or `src/theme/MDXComponents/Heading` for headings of one level, which adds the link to the
 * heading by itself.
 */
export function headingElement(as: string) {
  return function HeadingElement({children, ...rest}: {children?: ReactNode}): ReactNode {
    const text = Children.toArray(children).filter((child) => !isHashLink(child));
    return (
      <Heading as={as} {...rest}>
        {text.length === 1 ? text[0] : text}
      </Heading>
    );
  };
}

function isHashLink(child: ReactNode): boolean {
  return isValidElement<{className?: string}>(child) && child.props.className === 'hash-link';
}
