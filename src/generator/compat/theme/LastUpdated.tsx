import type {ReactNode} from 'react';
import {type LastUpdatedProps, lastUpdateOf} from '../shared/editMetadata.ts';
import {LastUpdate} from '../../theme/regions/LastUpdate.tsx';

/** When a page was last changed, and by whom (Docusaurus `LastUpdated`). */
export default function LastUpdated(props: LastUpdatedProps): ReactNode {
  return <LastUpdate {...lastUpdateOf(props)} />;
}
