import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocItem/Content';
import {CompiledContent as Original} from '../../theme/content/CompiledContent.tsx';
import {usePage} from '../../theme/context/PageContext.ts';

/** Renders the site's `src/theme/DocItem/Content` around the body, on its kind of page. */
export function CompiledContent(props: ComponentProps<typeof Original>): ReactNode {
  const body = <Original {...props} />;
  return usePage().layout === 'doc' ? <Override>{body}</Override> : body;
}
