import type {ReactNode} from 'react';
import {CodeParts} from './CodeParts.tsx';
import {hero, terminal} from './hero.ts';
import {SiteLink} from './SiteLink.tsx';

/** The first screen: what the suite does, where to go, and an example in a terminal. */
export function Hero(): ReactNode {
  return (
    <header className="landing-hero">
      <div className="landing-hero-text">
        <p className="landing-eyebrow">{hero.eyebrow}</p>
        <h1>{hero.title}</h1>
        <p className="landing-lead">{hero.lead}</p>
        <ul className="landing-actions">
          {hero.actions.map((action) => (
            <li key={action.to}>
              <SiteLink
                to={action.to}
                className={action.primary ? 'landing-button landing-button-primary' : 'landing-button'}
              >
                {action.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <figure className="code landing-terminal" data-language="bash">
        <figcaption className="code-title">From a spec to a masked field</figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>
          {terminal.map((code) => (
            <CodeParts key={code.language} {...code} />
          ))}
        </pre>
      </figure>
    </header>
  );
}
