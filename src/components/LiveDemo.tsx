import {type CSSProperties, type ReactNode, Suspense, useMemo, useRef, useState} from 'react';
import {LoadingSpinner, TabItem, Tabs} from 'valkyr-docs/theme';
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
  /** The code of the demo, a code block. */
  children: ReactNode;
}

/**
 * A box with a demo and its code, of which one is shown. It loads the demo when a reader scrolls near it. In print and without
 * JavaScript the caption says what the demo shows, and the code is below.
 */
export default function LiveDemo({name, height, narrowHeight = height, children}: LiveDemoProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const near = useIsNear(stage, '200px');
  const [attempt, setAttempt] = useState(0);
  const [run, setRun] = useState(0);
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
        <strong>{title}</strong> <span className="demo-summary">{summary}</span>
      </figcaption>
      <button type="button" className="demo-reset" onClick={() => setRun(run + 1)}>
        Reset
      </button>
      <Tabs>
        <TabItem value="preview" label="Preview">
          <div className="demo-stage" ref={stage} style={heights}>
            {near ? (
              <DemoBoundary key={attempt} onRetry={() => setAttempt(attempt + 1)}>
                <Suspense fallback={<LoadingSpinner />}>
                  <Demo key={run} />
                </Suspense>
              </DemoBoundary>
            ) : (
              <p className="demo-note demo-waiting">This demo runs in your browser and needs JavaScript.</p>
            )}
          </div>
        </TabItem>
        <TabItem value="code" label="Code" className="demo-code">
          {children}
        </TabItem>
      </Tabs>
    </figure>
  );
}
