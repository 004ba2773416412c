import type {ReferencePage} from './Reference.ts';

/** Whether a page is that of a webhook, which the server sends. */
export function isWebhookPage(page: ReferencePage): boolean {
  return page.kind === 'api' && page.isWebhook === true;
}
