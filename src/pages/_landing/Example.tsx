import type {ReactNode} from 'react';
import {CodeSample} from './CodeSample.tsx';
import {steps} from './example.ts';
import {Section} from './Section.tsx';
import {SiteLink} from './SiteLink.tsx';

/** One example from the schema to the screen. */
export function Example(): ReactNode {
  return (
    <Section id="example" title="From schema to screen in three steps">
      <ol className="landing-steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className="landing-note">{step.text}</p>
            <CodeSample sample={step.sample} />
            <p>
              <SiteLink to={step.more.to}>{step.more.label}</SiteLink>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
