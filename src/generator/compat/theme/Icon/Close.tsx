import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/Close`. */
export default function IconClose(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M6 6l12 12M18 6 6 18" {...props} />;
}
