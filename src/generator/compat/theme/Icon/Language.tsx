import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/Language`. */
export default function IconLanguage(props: ComponentProps<'svg'>): ReactNode {
  return (
    <StrokeIcon
      path="M4 6h9M8.5 4v2M11 6c-1 4-3.5 6.5-6.5 8M6.5 9c1 2 2.5 3.5 5 5M12 20l4.5-10L21 20M13.5 17h6"
      {...props}
    />
  );
}
