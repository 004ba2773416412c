import type {SearchKind} from '../../search/client/SearchClient.ts';
import type {DialogMessages} from '../../shared/messages/Messages.ts';

/** What readers call the kinds of pages: many of them, and one. */
const LABELS = {
  guide: {many: 'guides', one: 'guide'},
  model: {many: 'models', one: 'model'},
  blog: {many: 'blog', one: 'blog'},
  page: {many: 'pages', one: 'page'},
} as const;

/** The name of a kind of page in the language of the site; that of the API is the same in all. */
export function kindLabel(kind: SearchKind, number: 'many' | 'one', messages: DialogMessages): string {
  return kind === 'api' ? 'API' : messages[LABELS[kind][number]];
}
