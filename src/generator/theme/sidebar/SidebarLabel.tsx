import {Fragment, type ReactNode} from 'react';
import {splitAtHumps} from './splitAtHumps.ts';

/**
 * The label of a sidebar item, in which long names can break between their camel-case words. The `wbr` elements are
 * hidden, since browsers would otherwise add spaces to the accessible name.
 */
export function SidebarLabel({text}: {text: string}): ReactNode {
  const [first, ...others] = splitAtHumps(text);
  return (
    <>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
        <Fragment key={index}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it is not focusable */}
          <wbr aria-hidden="true" />
          {part}
        </Fragment>
      ))}
    </>
  );
}
