import type {DialogMessages} from '../../shared/messages/Messages.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';

let loading: {file: string; messages: Promise<DialogMessages>} | undefined;

/** The words of what readers open, loaded when they are first needed; after a failure the next call tries again. */
export function loadDialogMessages({dialogs}: Pick<SiteData, 'dialogs'>): Promise<DialogMessages> {
  if (typeof dialogs !== 'string') return Promise.resolve(dialogs);
  if (loading?.file !== dialogs) {
    loading = {file: dialogs, messages: fetchMessages(dialogs)};
    loading.messages.catch(() => {
      loading = undefined;
    });
  }
  return loading.messages;
}

async function fetchMessages(file: string): Promise<DialogMessages> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answers ${response.status}`);
  return response.json();
}
