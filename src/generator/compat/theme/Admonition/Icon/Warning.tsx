import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../../Icon/StrokeIcon.tsx';

/** Docusaurus `Admonition/Icon/Warning`. */
export default function AdmonitionIconWarning(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M12 3l9.5 17h-19zM12 10v4M12 17v.01" {...props} />;
}
