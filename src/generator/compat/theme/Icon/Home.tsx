import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/Home`. */
export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M4 11l8-7 8 7M6 10v10h12V10" {...props} />;
}
