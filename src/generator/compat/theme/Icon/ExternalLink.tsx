import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/ExternalLink`. */
export default function IconExternalLink(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" {...props} />;
}
