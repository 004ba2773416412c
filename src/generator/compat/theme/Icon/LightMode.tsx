import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from './StrokeIcon.tsx';

/** Docusaurus `Icon/LightMode`. */
export default function IconLightMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <StrokeIcon
      path="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"
      {...props}
    />
  );
}
