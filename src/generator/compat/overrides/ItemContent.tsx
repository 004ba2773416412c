import type {ComponentProps, ReactNode} from 'react';
import PostContent from '@theme/BlogPostItem/Content';
import DocContent from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import {CompiledContent as Original} from '../../theme/content/CompiledContent.tsx';
import {usePage} from '../../theme/context/PageContext.ts';

/**
 * Renders the site's `src/theme/MDXContent` around the body of every page, and around that `src/theme/DocItem/Content` or
 * `src/theme/BlogPostItem/Content`, each on its kind of page.
 */
export function CompiledContent(props: ComponentProps<typeof Original>): ReactNode {
  const {layout} = usePage();
  const body = (
    <MDXContent>
      <Original {...props} />
    </MDXContent>
  );
  if (layout === 'doc') return <DocContent>{body}</DocContent>;
  return layout === 'blogPost' ? <PostContent>{body}</PostContent> : body;
}
