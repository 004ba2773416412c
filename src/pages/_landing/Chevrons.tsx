import type {ReactNode} from 'react';

/** How many strokes there are, one for each product. */
const STROKES = 6;
/** Space between two of them, measured along the page. */
const STEP = 38;
/** Slope of the strokes: that of the logo's. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the strokes never move
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
