import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/MDXContent';
import {CompiledContent as Original} from '../../theme/content/CompiledContent.tsx';

/** Renders the site's `src/theme/MDXContent` around the body of every page. */
export function CompiledContent(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <Override>
      <Original {...props} />
    </Override>
  );
}
