import type {ReactNode} from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One band of the landing page, named by its heading. */
export function Section({id, title, lead, children}: SectionProps): ReactNode {
  return (
    <section className="landing-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="landing-note landing-section-lead">{lead}</p>}
      {children}
    </section>
  );
}
