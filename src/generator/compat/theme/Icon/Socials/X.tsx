import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/X`. */
export default function IconX(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="m4 4 16 16M20 4 4 20" {...props} />;
}
