import type {SearchKind} from '../../search/client/SearchClient.ts';

/** What readers call the kinds of pages: many of them, and one. */
export const KIND_LABELS: Record<SearchKind, {many: string; one: string}> = {
  guide: {many: 'Guides', one: 'Guide'},
  api: {many: 'API', one: 'API'},
  model: {many: 'Models', one: 'Model'},
  blog: {many: 'Blog', one: 'Blog'},
  page: {many: 'Pages', one: 'Page'},
};
