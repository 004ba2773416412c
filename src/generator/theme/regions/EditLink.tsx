import type {ReactNode} from 'react';
import {useMessages} from '../context/useMessages.ts';
import {Anchor} from '../links/Anchor.tsx';
import {Icon} from '../icons/Icon.tsx';

/** Links to the place where the page can be edited. */
export function EditLink({href}: {href: string}): ReactNode {
  const {editThisPage} = useMessages();
  return (
    <Anchor className="edit-link" href={href}>
      <Icon name="edit" />
      {editThisPage}
    </Anchor>
  );
}
