import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/StackOverflow`. */
export default function IconStackOverflow(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M5 14v6h13v-6M8 17h7m-7-4 7 1M9 9l6 3m-3-7 5 5" {...props} />;
}
