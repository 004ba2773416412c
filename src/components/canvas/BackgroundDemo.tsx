import {type ComponentType, type ReactNode, useState} from 'react';
import './backgrounds.css';
import {useReducedMotion} from './useReducedMotion.ts';

/** A hero with a background behind its text, and a button that stops the animation. */
export function BackgroundDemo({
  background: Background,
}: {
  background: ComponentType<{paused?: boolean}>;
}): ReactNode {
  const [paused, setPaused] = useState(false);
  const reduced = useReducedMotion();
  return (
    <div className="background-hero">
      <Background paused={paused} />
      <div className="background-text">
        <h3>Ship the schema first</h3>
        <p>
          The text is on a panel in the color of the page, so its contrast doesn't depend on the animation.
        </p>
        {reduced ? (
          <p>Your system prefers reduced motion, so this is a still image.</p>
        ) : (
          <button type="button" className="demo-button" onClick={() => setPaused(!paused)}>
            {paused ? 'Play' : 'Pause'}
          </button>
        )}
      </div>
    </div>
  );
}
