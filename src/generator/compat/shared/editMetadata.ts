import type {LastUpdateData} from '../../shared/page/PageParts.ts';

interface Edited {
  editUrl?: string;
  lastUpdate?: LastUpdateData;
}

/** Where to edit a page, and its last change, in the form that Docusaurus' components expect. */
export function editMetadata({editUrl, lastUpdate}: Edited) {
  const {date, author} = lastUpdate ?? {};
  const lastUpdatedAt = date === undefined ? undefined : Date.parse(date);
  return {editUrl, lastUpdatedAt, lastUpdatedBy: author};
}
