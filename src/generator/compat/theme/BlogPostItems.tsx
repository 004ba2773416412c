import type {ComponentType, ReactNode} from 'react';
import BlogPostItem from '@theme/BlogPostItem';
import {BlogPostProvider, type PostContent} from '../hooks/BlogPostProvider.tsx';

interface ItemsProps {
  items: readonly {content: PostContent & {metadata: {permalink: string}}}[];
  component?: ComponentType<{children?: ReactNode}>;
}

/** The posts of a list (Docusaurus `BlogPostItems`). */
export default function BlogPostItems({items, component: Item = BlogPostItem}: ItemsProps): ReactNode {
  return items.map(({content: Content}) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <Item>
        <Content />
      </Item>
    </BlogPostProvider>
  ));
}
