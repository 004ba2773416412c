import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/WordWrap`. */
export default function IconWordWrap(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5" {...props} />;
}
