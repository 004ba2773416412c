import type {ReactNode} from 'react';
import type {VersionData} from '../../shared/page/SiteData.ts';

interface VersionLabelProps {
  label: string;
  all: readonly Pick<VersionData, 'label'>[];
}

/**
 * The label of the current version. Outside the docs that is the version the reader has chosen, which only the browser
 * knows, so space for the longest label is reserved and nothing moves when it becomes known.
 */
export function VersionLabel({label, all}: VersionLabelProps): ReactNode {
  if (all.length < 2) return label;
  const longest = all.reduce((long, one) => (one.label.length > long.length ? one.label : long), '');
  return (
    <span className="version-label" data-longest={longest}>
      {label}
    </span>
  );
}
