import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../../Icon/StrokeIcon.tsx';

/** Docusaurus `Admonition/Icon/Tip`. */
export default function AdmonitionIconTip(props: ComponentProps<'svg'>): ReactNode {
  return (
    <StrokeIcon
      path="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.2.9 2v.1h5.2v-.1c0-.8.3-1.5.9-2A6 6 0 0 0 12 3"
      {...props}
    />
  );
}
