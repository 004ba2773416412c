import type {ReactNode} from 'react';
import {EditLink} from '../../theme/regions/EditLink.tsx';

/** The link to edit a page (Docusaurus `EditThisPage`). */
export default function EditThisPage({editUrl}: {editUrl: string}): ReactNode {
  return <EditLink href={editUrl} />;
}
