import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../../Icon/StrokeIcon.tsx';

/** Docusaurus `Admonition/Icon/Danger`. */
export default function AdmonitionIconDanger(props: ComponentProps<'svg'>): ReactNode {
  return <StrokeIcon path="M8 3h8l5 5v8l-5 5h-8l-5-5v-8zM12 8v5M12 16v.01" {...props} />;
}
