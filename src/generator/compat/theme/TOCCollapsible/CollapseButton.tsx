import type {ComponentProps, ReactNode} from 'react';
import {useMessages} from '../../../theme/context/useMessages.ts';

/** The button that opens and closes a table of contents (Docusaurus `TOCCollapsible/CollapseButton`). */
export default function CollapseButton({
  collapsed,
  ...props
}: ComponentProps<'button'> & {collapsed?: boolean}): ReactNode {
  const {onThisPage} = useMessages();
  const classes = ['clean-btn', props.className].filter(Boolean).join(' ');
  return (
    <button type="button" aria-expanded={!collapsed} {...props} className={classes}>
      {onThisPage}
    </button>
  );
}
