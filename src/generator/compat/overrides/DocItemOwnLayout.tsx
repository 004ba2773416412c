import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocItem/Layout';
import Main from '@theme/DocRoot/Layout/Main';
import {CompiledContent} from '../../theme/content/CompiledContent.tsx';
import type {DocLayout as Original} from '../../theme/layouts/DocLayout.tsx';
import {PageTitle} from '../../theme/regions/PageTitle.tsx';

/**
 * Renders the site's `src/theme/DocItem/Layout` as the whole main part of a doc: it renders the parts itself, and gets
 * the text as children.
 */
export function DocLayout({data}: ComponentProps<typeof Original>): ReactNode {
  return (
    <Main>
      <Override>
        <PageTitle html={data.titleHtml} lead={data.lead} />
        <CompiledContent data={data.content} />
      </Override>
    </Main>
  );
}
