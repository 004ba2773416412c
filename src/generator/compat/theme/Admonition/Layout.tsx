import type {ComponentProps, ReactNode} from 'react';
import {Admonition} from '../../../theme/content/Admonition.tsx';

/** An admonition of any type (Docusaurus `Admonition/Layout`), in the theme's box instead of Infima's. */
export default function AdmonitionLayout({
  className,
  ...props
}: ComponentProps<typeof Admonition>): ReactNode {
  const classes = className?.split(/\s+/).filter((name) => !/^alert(?:--\w+)?$/.test(name));
  return <Admonition {...props} className={classes?.join(' ')} />;
}
