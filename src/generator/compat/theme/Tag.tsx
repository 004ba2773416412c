import type {ReactNode} from 'react';
import {TagLink} from '../../theme/regions/TagLink.tsx';

interface Props {
  permalink: string;
  label: string;
  count?: number;
  description?: string;
}

/** One tag (Docusaurus `Tag`). */
export default function Tag({permalink, ...tag}: Props): ReactNode {
  return <TagLink tag={{...tag, href: permalink}} />;
}
