import type {ComponentProps, ComponentType, ReactNode} from 'react';
import {PartContext} from '../PartContext.ts';
import {PostContext} from '../shared/PostContext.ts';

/** The text of a post in a list as a component, with what the parts of the post need. */
export type PostContent = ComponentType & {
  item?: ComponentProps<typeof PostContext>['value'];
  part?: ComponentProps<typeof PartContext>['value'];
};

/** Knows which post of a list its content belongs to; on its own page, the page does. */
export function BlogPostProvider({
  content: {item, part},
  children,
}: {
  content: PostContent;
  children?: ReactNode;
}): ReactNode {
  if (!item || !part) return children;
  return (
    <PartContext value={part}>
      <PostContext value={item}>{children}</PostContext>
    </PartContext>
  );
}
