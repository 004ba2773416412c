import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/MDXPage';
import {CompiledContent} from '../../theme/content/CompiledContent.tsx';
import type {MarkdownPageLayout as Original} from '../../theme/layouts/MarkdownPageLayout.tsx';
import {PageTitle} from '../../theme/regions/PageTitle.tsx';
import {useDoc} from '../docusaurus/plugin-content-docs/client.ts';

/**
 * Renders the site's `src/theme/MDXPage` with the text of the page as a component that has the page's data; the original
 * that it may wrap gets the page from its context.
 */
export function MarkdownPageLayout({data}: ComponentProps<typeof Original>): ReactNode {
  const {metadata, assets} = useDoc();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another component on each render would lose its state
  const content = useMemo(() => {
    const {editUrl, unlisted, wrapperClassName, toc, titleHtml} = data;
    const Content = (): ReactNode => (
      <>
        <PageTitle html={titleHtml} />
        <CompiledContent data={data.content} />
      </>
    );
    const frontMatter = {wrapperClassName};
    return Object.assign(Content, {
      metadata: {...metadata, ...lastUpdateOf(data), editUrl, unlisted, frontMatter},
      frontMatter,
      assets,
      toc: toc.map(({html, ...heading}) => ({...heading, value: html})),
    });
  }, [data]);
  return <Override content={content} />;
}

function lastUpdateOf({lastUpdate}: ComponentProps<typeof Original>['data']) {
  const {date, author} = lastUpdate ?? {};
  return {lastUpdatedAt: date === undefined ? undefined : Date.parse(date), lastUpdatedBy: author};
}
