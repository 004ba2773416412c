import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/SystemColorMode`. */
export default function IconSystemColorMode(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 3v18M16 5v14" {...props} />;
}
