import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/DarkMode`. */
export default function IconDarkMode(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" {...props} />;
}
