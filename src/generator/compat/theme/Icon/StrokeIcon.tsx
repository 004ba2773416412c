import type {ComponentProps, ReactNode} from 'react';

/** A decorative outline icon in the color of the text. */
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
