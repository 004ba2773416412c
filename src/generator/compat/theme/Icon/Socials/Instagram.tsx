import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/Instagram`. */
export default function IconInstagram(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M4 4h16v16H4zm8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8m5-1v.01" {...props} />;
}
