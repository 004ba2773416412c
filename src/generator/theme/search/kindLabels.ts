import type {SearchKind} from '../../search/format/SearchKind.ts';
import type {DialogMessages} from '../../shared/messages/Messages.ts';

/** Names of the kinds of pages: plural and singular. */
const LABELS = {
  guide: {many: 'guides', one: 'guide'},
  model: {many: 'models', one: 'model'},
  blog: {many: 'blog', one: 'blog'},
  page: {many: 'pages', one: 'page'},
} as const;

/** The name of a kind of page in the language of the site; "API" is the same in all languages. */
export function kindLabel(kind: SearchKind, number: 'many' | 'one', messages: DialogMessages): string {
  return kind === 'api' ? 'API' : messages[LABELS[kind][number]];
}
