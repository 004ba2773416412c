import type {ComponentProps, ReactNode} from 'react';
import {Children, isValidElement} from 'react';

type DetailsProps = Omit<ComponentProps<'details'>, 'summary'> & {
  /** Label, or a whole `summary` element; without it, the first `summary` among the children. */
  summary?: ReactNode;
};

/** A part that readers open (Docusaurus `Details`). */
export function Details({summary, children, ...rest}: DetailsProps): ReactNode {
  const parts = Children.toArray(children);
  const own = parts.find(isSummary);
  const label = summary ?? own ?? 'Details';
  return (
    <details {...rest}>
      {isSummary(label) ? label : <summary>{label}</summary>}
      {parts.filter((part) => part !== own)}
    </details>
  );
}

function isSummary(node: ReactNode): boolean {
  return isValidElement(node) && node.type === 'summary';
}
