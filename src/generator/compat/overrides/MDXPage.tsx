import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/MDXPage';
import {CompiledContent} from '../../theme/content/CompiledContent.tsx';
import type {MarkdownPageLayout as Original} from '../../theme/layouts/MarkdownPageLayout.tsx';
import {PageTitle} from '../../theme/regions/PageTitle.tsx';
import {useDoc} from '../docusaurus/plugin-content-docs/client.ts';
import {editMetadata} from '../shared/editMetadata.ts';
import {tocItems} from '../shared/tocItems.ts';

/**
 * Renders the site's `src/theme/MDXPage` with the text of the page as a component that has the page's data; the original
 * that it may wrap gets the page from its context.
 */
export function MarkdownPageLayout({data}: ComponentProps<typeof Original>): ReactNode {
  const {metadata, assets} = useDoc();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another component on each render would lose its state
  const content = useMemo(() => {
    const {unlisted = false, wrapperClassName, toc, titleHtml} = data;
    const Content = (): ReactNode => (
      <>
        <PageTitle html={titleHtml} />
        <CompiledContent data={data.content} />
      </>
    );
    const frontMatter = {wrapperClassName};
    return Object.assign(Content, {
      metadata: {...metadata, ...editMetadata(data), unlisted, frontMatter},
      frontMatter,
      assets,
      toc: tocItems(toc),
    });
  }, [data]);
  return <Override content={content} />;
}
