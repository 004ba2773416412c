import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/LinkedIn`. */
export default function IconLinkedIn(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M4 4h16v16H4zm4 7v5m0-8v.01M12 16v-5m0 2c0-3 4-3 4 0v3" {...props} />;
}
