import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/Menu`. */
export default function IconMenu(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M4 7h16M4 12h16M4 17h16" {...props} />;
}
