import type {ComponentProps, ReactNode} from 'react';

/** The element around a post, on its own page and in lists. */
export function PostContainer(props: ComponentProps<'article'>): ReactNode {
  return <article {...props} />;
}
