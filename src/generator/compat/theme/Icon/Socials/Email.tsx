import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/Email`. */
export default function IconEmail(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M3 6h18v12H3zm0 1 9 6 9-6" {...props} />;
}
