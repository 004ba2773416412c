import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/DocItem';
import {CompiledContent} from '../../theme/content/CompiledContent.tsx';
import type {DocLayout as Original} from '../../theme/layouts/DocLayout.tsx';
import {PageTitle} from '../../theme/regions/PageTitle.tsx';
import {useDoc} from '../docusaurus/plugin-content-docs/client.ts';

/**
 * Renders the site's `src/theme/DocItem`, or the `docItemComponent` of its docs, with title and text of the doc as a component that has
 * the doc's data; the original that it may wrap gets the page from its context.
 */
export function DocLayout({data}: ComponentProps<typeof Original>): ReactNode {
  const doc = useDoc();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another component on each render would lose its state
  const content = useMemo(() => {
    const Content = (): ReactNode => (
      <>
        <PageTitle html={data.titleHtml} lead={data.lead} />
        <CompiledContent data={data.content} />
      </>
    );
    return Object.assign(Content, doc);
  }, [data]);
  return <Override content={content} />;
}
