import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/Edit`. */
export default function IconEdit(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" {...props} />;
}
