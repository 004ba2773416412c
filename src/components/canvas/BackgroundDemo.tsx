import {type ComponentType, type ReactNode, useState} from 'react';
import './backgrounds.css';
import {useReducedMotion} from './useReducedMotion.ts';

/** A hero with a background behind its text, and the button that stops the motion. */
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
        <p>The text stands on a panel of the page colour, so its contrast does not depend on the drawing.</p>
        {reduced ? (
          <p>Your system asks for reduced motion, so this is a still picture.</p>
        ) : (
          <button type="button" className="demo-button" onClick={() => setPaused(!paused)}>
            {paused ? 'Play' : 'Pause'}
          </button>
        )}
      </div>
    </div>
  );
}
