import type {ComponentProps, ReactNode} from 'react';

type HeadingProps = ComponentProps<'h2'> & {as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'};

/** A heading made by a component; with an id it gets the link that compiled headings have. */
export function Heading({as: Tag, children, ...rest}: HeadingProps): ReactNode {
  if (Tag === 'h1' || rest.id === undefined) {
    return <Tag {...rest}>{children}</Tag>;
  }
  const name = typeof children === 'string' ? children : rest.id;
  return (
    <Tag {...rest}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: its sign comes from CSS */}
      <a className="hash-link" href={`#${rest.id}`} aria-label={`Direct link to ${name}`} />
    </Tag>
  );
}
