import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/Threads`. */
export default function IconThreads(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0v2c0 3 5 3 5-2a9 9 0 1 0-4 7" {...props} />;
}
