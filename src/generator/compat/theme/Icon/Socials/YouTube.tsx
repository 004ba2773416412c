import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/YouTube`. */
export default function IconYouTube(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M3 6h18v12H3zm7 3 5 3-5 3z" {...props} />;
}
