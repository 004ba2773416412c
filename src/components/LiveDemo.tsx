import {type CSSProperties, type ReactNode, Suspense, useMemo, useRef, useState} from 'react';
import {LoadingSpinner} from 'valkyr-docs/theme';
import './live/demo.css';
import {DemoBoundary} from './live/DemoBoundary.tsx';
import {demos} from './live/demos.ts';
import {lazyDemo} from './live/lazyDemo.ts';
import {useIsNear} from './live/useIsNear.ts';

interface LiveDemoProps {
  name: keyof typeof demos;
  /** Height of the demo in CSS pixels, which the box reserves from the start. */
  height: number;
  /** Height in a box narrower than 30rem; the same if absent. */
  narrowHeight?: number;
}

/**
 * A box that loads a demo's code when a reader scrolls near it. Until then, in print and without JavaScript, the
 * caption says what the demo shows.
 */
export default function LiveDemo({name, height, narrowHeight = height}: LiveDemoProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const near = useIsNear(stage, '200px');
  const [attempt, setAttempt] = useState(0);
  const {title, summary, load} = demos[name];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt needs a new lazy component
  const Demo = useMemo(() => lazyDemo(load), [load, attempt]);
  const heights: CSSProperties & Record<`--${string}`, string> = {
    '--demo-height': `${height / 16}rem`,
    '--demo-narrow-height': `${narrowHeight / 16}rem`,
  };
  return (
    <figure className="demo" data-demo={name}>
      <figcaption className="demo-caption">
        <strong>Live: {title}.</strong> {summary}
      </figcaption>
      <div className="demo-stage" ref={stage} style={heights}>
        {near ? (
          <DemoBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
            <Suspense fallback={<LoadingSpinner />}>
              <Demo />
            </Suspense>
          </DemoBoundary>
        ) : (
          <p className="demo-note demo-waiting">This demo runs in your browser and needs JavaScript.</p>
        )}
      </div>
    </figure>
  );
}
