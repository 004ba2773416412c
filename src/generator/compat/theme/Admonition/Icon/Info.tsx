import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../../Icon/StrokeIcon.tsx';

/** Docusaurus `Admonition/Icon/Info`. */
export default function AdmonitionIconInfo(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M21 12a9 9 0 1 1-18 0a9 9 0 1 1 18 0M12 11v5M12 8v.01" {...props} />;
}
