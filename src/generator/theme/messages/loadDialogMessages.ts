import type {DialogMessages} from '../../shared/messages/Messages.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {createWordsLoader} from './createWordsLoader.ts';

const load = createWordsLoader<DialogMessages>();

/** Loads the messages of what readers open when they are first needed. */
export function loadDialogMessages({dialogs}: Pick<SiteData, 'dialogs'>): Promise<DialogMessages> {
  return load(dialogs);
}
