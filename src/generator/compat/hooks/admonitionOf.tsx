import Layout from '@theme/Admonition/Layout';
import type {ComponentProps, ReactNode} from 'react';

/**
 * Returns the component of a type of admonition (Docusaurus `Admonition/Type/…`), which other types may use as theirs.
 *
 * @param ofComponent The type that it renders unless told otherwise.
 */
export function admonitionOf(ofComponent: string) {
  return function TypedAdmonition({type = ofComponent, ...props}: ComponentProps<typeof Layout>): ReactNode {
    return <Layout {...props} type={type} />;
  };
}
