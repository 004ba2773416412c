import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/Twitter`. */
export default function IconTwitter(props: ComponentProps<'svg'>): ReactNode {
  return (
    <StrokeIcon
      path="M4 18c8 3 15-2 15-10l2-2-3 .5C16 4 12 5 12 9 9 9 6 8 4 5c-1 4 1 6 3 8-1 0-2 0-3-1 0 2 2 4 4 4-1 1-2 2-4 2"
      {...props}
    />
  );
}
