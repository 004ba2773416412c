import type {ComponentProps, ReactNode} from 'react';
import {useMessages} from '../../../theme/context/useMessages.ts';
import {joinClasses} from '../../shared/joinClasses.ts';

/** The button that opens and closes a table of contents (Docusaurus `TOCCollapsible/CollapseButton`). */
export default function CollapseButton({
  collapsed,
  ...props
}: ComponentProps<'button'> & {collapsed?: boolean}): ReactNode {
  const {onThisPage} = useMessages();
  return (
    <button
      type="button"
      aria-expanded={!collapsed}
      {...props}
      className={joinClasses('clean-btn', props.className)}
    >
      {onThisPage}
    </button>
  );
}
