import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/Copy`. */
export default function IconCopy(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M9 9h11v11H9zM5 15H4V4h11v1" {...props} />;
}
