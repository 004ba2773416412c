import type {ReactNode} from 'react';
import {FitMap} from './FitMap.tsx';
import {edges} from './fit.ts';
import {Section} from './Section.tsx';

/** How the products work together: a map, and the same in sentences. */
export function Fit(): ReactNode {
  return (
    <Section id="fit" title="How they fit together" ground="quiet">
      <div className="landing-fit">
        <FitMap />
        <ul className="landing-relations">
          {edges.map((edge) => (
            <li key={edge.path}>{edge.sentence}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
