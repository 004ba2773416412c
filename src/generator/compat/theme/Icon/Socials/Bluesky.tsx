import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/Bluesky`. */
export default function IconBluesky(props: ComponentProps<'svg'>): ReactNode {
  return (
    <StrokeIcon
      path="M12 11c-2-4-6-7-8-6-2 2 0 8 4 9-3 1-2 5 0 5s3-3 4-5c1 2 2 5 4 5s3-4 0-5c4-1 6-7 4-9-2-1-6 2-8 6"
      {...props}
    />
  );
}
