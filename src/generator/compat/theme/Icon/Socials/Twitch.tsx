import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/Twitch`. */
export default function IconTwitch(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M5 4h15v10l-4 4h-4l-3 3v-3H5zm6 4v4m5-4v4" {...props} />;
}
