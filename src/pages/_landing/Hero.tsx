import type {ReactNode} from 'react';
import {Chevrons} from './Chevrons.tsx';
import {CodeParts} from './CodeParts.tsx';
import {contactSpec} from './contactSpec.ts';
import {commands, hero, MARKS, response} from './hero.ts';
import {SiteLink} from './SiteLink.tsx';

/** The first screen: what the suite does, where to go, and an example of input and output. */
export function Hero(): ReactNode {
  return (
    <header className="landing-hero">
      <Chevrons />
      <div className="landing-container">
        <div className="landing-hero-text">
          <p className="landing-eyebrow">{hero.eyebrow}</p>
          <h1>
            {hero.title.map((sentence, index) => (
              <span key={sentence}>
                {index > 0 && ' '}
                {sentence}
              </span>
            ))}
          </h1>
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
        <div className="landing-forge">
          <Pane title="You write" detail="api.hbs.yaml">
            <CodeParts {...contactSpec} mark={MARKS.spec} />
          </Pane>
          <Pane title="You get" detail="a service that masks the field">
            <code className="landing-commands">
              {commands.map((command) => (
                <span key={command}>{command}</span>
              ))}
            </code>
            <CodeParts {...response} mark={MARKS.response} />
          </Pane>
        </div>
      </div>
    </header>
  );
}

function Pane({title, detail, children}: {title: string; detail: string; children: ReactNode}): ReactNode {
  return (
    <figure className="landing-pane">
      <figcaption>
        <strong>{title}</strong> <span>{detail}</span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{children}</pre>
    </figure>
  );
}
