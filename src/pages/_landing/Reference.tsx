import type {ReactNode} from 'react';
import {referenceGroups} from './reference.ts';
import {Section} from './Section.tsx';
import {SiteLink} from './SiteLink.tsx';

/** How much reference there is, with entry points. */
export function Reference(): ReactNode {
  return (
    <Section
      id="reference"
      title="Look it up"
      lead="The reference is generated from the API specification, version 0.9.25."
      ground="ink"
    >
      <ul className="landing-reference">
        {referenceGroups.map((group) => (
          <li key={group.name}>
            <h3>
              <SiteLink to={group.to}>
                <span className="landing-count">{group.count}</span> {group.name}
              </SiteLink>
            </h3>
            <p className="landing-note">{group.text}</p>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <SiteLink to={link.to}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
