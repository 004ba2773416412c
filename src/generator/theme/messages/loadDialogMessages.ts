import type {DialogMessages} from '../../shared/messages/Messages.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {createMessagesLoader} from './createMessagesLoader.ts';

const load = createMessagesLoader<DialogMessages>();

/** Loads the messages of dialogs when they are first needed. */
export function loadDialogMessages({dialogs}: Pick<SiteData, 'dialogs'>): Promise<DialogMessages> {
  return load(dialogs);
}
