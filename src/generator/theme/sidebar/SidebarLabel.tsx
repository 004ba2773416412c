import {Fragment, type ReactNode} from 'react';
import {splitAtHumps} from './splitAtHumps.ts';

/**
 * The label of a sidebar's item, in which a long name breaks at its humps. Its text is the label, and so is its
 * accessible name: browsers would put spaces where a `wbr` is not hidden.
 */
export function SidebarLabel({text}: {text: string}): ReactNode {
  const [first, ...others] = splitAtHumps(text);
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
        <Fragment key={index}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it cannot have the focus */}
          <wbr aria-hidden="true" />
          {part}
        </Fragment>
      ))}
    </>
  );
}
