import type {ComponentProps, ReactNode} from 'react';
import Override from '@theme/DocItem/Metadata';
import {VersionTop as Original} from '../../theme/regions/VersionTop.tsx';

/** Renders the site's `src/theme/DocItem/Metadata` in docs: it adds to the head, which has the doc's own metadata already. */
export function VersionTop(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <>
      {props.data.layout === 'doc' && <Override />}
      <Original {...props} />
    </>
  );
}
