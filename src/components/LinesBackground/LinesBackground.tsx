import type {ReactNode} from 'react';
import {type Frame, useCanvas} from '../canvas/useCanvas.ts';

const LINES = 14;
const STEP = 12;

interface LinesBackgroundProps {
  paused?: boolean;
}

/** Slowly moving lines. They fill the parent and are hidden from assistive technology. */
export function LinesBackground({paused = false}: LinesBackgroundProps): ReactNode {
  const canvas = useCanvas(drawLines, paused);
  return (
    <div className="background-canvas" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}

function drawLines({context, width, height, seconds, color}: Frame): void {
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  for (let line = 0; line < LINES; line++) {
    const middle = ((line + 0.5) / LINES) * height;
    context.globalAlpha = 0.2 + 0.5 * (line / LINES);
    context.beginPath();
    for (let x = 0; x <= width + STEP; x += STEP) {
      const swell = Math.sin(x / 140 + line * 0.55 + seconds * 0.5) + 0.5 * Math.sin(x / 61 - seconds * 0.33);
      context.lineTo(x, middle + 14 * swell);
    }
    context.stroke();
  }
}
