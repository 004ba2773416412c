import type {ReactNode} from 'react';

/** Number of strokes: one for each product. */
const STROKES = 6;
/** Horizontal distance between two strokes. */
const STEP = 38;
/** Slope of the strokes, as in the logo. */
const SLOPE = 11.5 / 6.5;
const WIDTH = 600;
const HEIGHT = 500;

/** The chevron of the logo, once for each product in its color. A purely decorative drawing. */
export function Chevrons(): ReactNode {
  const half = WIDTH / 2;
  return (
    <svg className="landing-chevrons" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {Array.from({length: STROKES}, (_, index) => {
        const inset = index * STEP;
        const depth = (half - inset) * SLOPE;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the strokes are never reordered
            key={index}
            pathLength="1"
            style={{stroke: `var(--product-${index + 1})`, animationDelay: `${index * 60}ms`}}
            d={`M${inset} -40 ${half} ${Math.round(depth - 40)} ${WIDTH - inset} -40`}
          />
        );
      })}
    </svg>
  );
}
