import {type ComponentProps, type ReactNode, useMemo} from 'react';
import Override from '@theme/DocVersionBanner';
import {VersionBanner as Original} from '../../theme/regions/VersionBanner.tsx';
import {PartContext} from '../PartContext.ts';

/** Renders the site's `src/theme/DocVersionBanner`, for versions that have one. */
export function VersionBanner(props: ComponentProps<typeof Original>): ReactNode {
  const {kind, label, last, onChoose} = props;
  const part = useMemo(
    () => ({DocVersionBanner: <Original kind={kind} label={label} last={last} onChoose={onChoose} />}),
    [kind, label, last, onChoose],
  );
  return (
    <PartContext value={part}>
      <Override />
    </PartContext>
  );
}
