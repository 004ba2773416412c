import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/Arrow`. */
export default function IconArrow(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M5 12h14m-6-6 6 6-6 6" {...props} />;
}
