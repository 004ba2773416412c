import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocItem/Footer';
import {usePage} from '../../theme/context/PageContext.ts';
import {PageMeta as Original} from '../../theme/regions/PageMeta.tsx';

/** Renders the site's `src/theme/DocItem/Footer`, on docs. */
export function PageMeta(props: ComponentProps<typeof Original>): ReactNode {
  return usePage().layout === 'doc' ? <Override /> : <Original {...props} />;
}
