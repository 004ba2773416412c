import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/Success`. */
export default function IconSuccess(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M5 13l4 4L19 7" {...props} />;
}
