import type {ReactNode} from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Background of the band; the page's if omitted. */
  ground?: 'quiet' | 'ink';
  children: ReactNode;
}

/** One band of the landing page, named by its heading. */
export function Section({id, title, lead, ground, children}: SectionProps): ReactNode {
  return (
    <section className="landing-section" data-ground={ground} aria-labelledby={id}>
      <div className="landing-container">
        <h2 id={id}>{title}</h2>
        {lead && <p className="landing-note landing-section-lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
