import type {ReactNode} from 'react';
import {type Frame, useCanvas} from '../canvas/useCanvas.ts';
import {knot, turn} from './knot.ts';

const POINTS = knot(360);
/** Distance of the eye from the center. */
const EYE = 7;

interface ThreeBackgroundProps {
  paused?: boolean;
}

/** A rotating knot of points. It fills its parent and is hidden from assistive technology. */
export function ThreeBackground({paused = false}: ThreeBackgroundProps): ReactNode {
  const canvas = useCanvas(drawKnot, paused);
  return (
    <div className="background-canvas" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

function drawKnot({context, width, height, seconds, color}: Frame): void {
  context.fillStyle = color;
  // The knot reaches 3 to each side; near points are drawn larger than that by perspective.
  const scale = Math.max(width, height) * 1.05;
  for (const point of POINTS) {
    const {x, y, z} = turn(point, seconds * 0.25, 0.5 + 0.2 * Math.sin(seconds * 0.2));
    const perspective = 1 / (EYE - z);
    context.globalAlpha = 0.15 + 0.75 * ((z + 3) / 6);
    context.beginPath();
    context.arc(
      width / 2 + x * perspective * scale,
      height / 2 + y * perspective * scale,
      18 * perspective,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}
