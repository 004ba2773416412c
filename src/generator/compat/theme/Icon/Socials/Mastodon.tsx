import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/Mastodon`. */
export default function IconMastodon(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M5 18V8c0-3 2-4 4-4s3 2 3 4v4-4c0-2 1-4 3-4s4 1 4 4v10" {...props} />;
}
