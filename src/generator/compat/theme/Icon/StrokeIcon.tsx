import type {ComponentProps, ReactNode} from 'react';

/** An icon of strokes in the color of the text, which says nothing by itself. */
export function StrokeIcon({path, ...props}: ComponentProps<'svg'> & {path: string}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={path} />
    </svg>
  );
}
