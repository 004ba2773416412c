import type {ReactNode} from 'react';
import {EditLink} from '../../theme/regions/EditLink.tsx';

/** Links to the place where a page can be edited (Docusaurus `EditThisPage`). */
export default function EditThisPage({editUrl}: {editUrl: string}): ReactNode {
  return <EditLink href={editUrl} />;
}
