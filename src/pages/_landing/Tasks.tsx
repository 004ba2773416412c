import type {ReactNode} from 'react';
import {Section} from './Section.tsx';
import {SiteLink} from './SiteLink.tsx';
import {tasks} from './tasks.ts';

/** Plain links for readers who know what they want to do, but not which product does it. */
export function Tasks(): ReactNode {
  return (
    <Section id="tasks" title="Choose by task" ground="quiet">
      <ul className="landing-tasks">
        {tasks.map((task) => (
          <li key={task.to}>
            <SiteLink to={task.to}>{task.label}</SiteLink>
            <span className="landing-uses" data-color={task.color}>
              {task.uses}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
