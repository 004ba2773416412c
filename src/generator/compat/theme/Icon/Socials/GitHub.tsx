import type {ComponentProps, ReactNode} from 'react';
import {StrokeIcon} from '../StrokeIcon.tsx';

/** Docusaurus `Icon/Socials/GitHub`. */
export default function IconGitHub(props: ComponentProps<'svg'>): ReactNode {
  return (
    <StrokeIcon
      path="M9 20v-3c-3 1-4-1-6-2m12 5v-4q0-2-1-2c3-.5 5-2 5-5q0-2-1-3V3q-2 0-3 1.5h-5Q9 3 7 3v3Q5 7 5 9c0 3 2 4.5 5 5q-1 0-1 2"
      {...props}
    />
  );
}
