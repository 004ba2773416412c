import type {ReactNode} from 'react';
import {helpLinks, license} from './help.ts';
import {SiteLink} from './SiteLink.tsx';

/** Where to get help when something does not work, and the licenses. */
export function Help(): ReactNode {
  return (
    <section aria-labelledby="help">
      <h2 id="help">Get help</h2>
      <ul className="landing-help">
        {helpLinks.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to}>{link.label}</SiteLink>
            <p className="landing-note">{link.text}</p>
          </li>
        ))}
      </ul>
      <p className="landing-note landing-license">
        {license} ValkyrAI is commercial software under the{' '}
        <SiteLink to="/docs/Legal/valkyr-license">Valkyr license</SiteLink>.
      </p>
    </section>
  );
}
