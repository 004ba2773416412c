import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/Default`. */
export default function IconDefault(props: ComponentProps<'svg'>): ReactNode {
  return (
    <StrokeIcon
      path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 4 3 14 0 18-3-4-3-14 0-18"
      {...props}
    />
  );
}
