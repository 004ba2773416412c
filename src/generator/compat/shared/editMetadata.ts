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

/** The last change of a page in the form that Docusaurus' components expect. */
export interface LastUpdatedProps {
  /** In milliseconds. */
  lastUpdatedAt?: number | null;
  lastUpdatedBy?: string | null;
}

/** Converts the props of a component back to the data of a last change. */
export function lastUpdateOf({lastUpdatedAt, lastUpdatedBy}: LastUpdatedProps) {
  const date = lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined;
  return {date, author: lastUpdatedBy ?? undefined};
}
