import type {DialogMessages, ThemeMessages} from '../../shared/messages/Messages.ts';
import {useSite} from './SiteContext.ts';

/** Returns the theme's own words in the language of the site. */
export function useMessages(): ThemeMessages {
  return useSite().messages.theme;
}

/** Returns the words of search. */
export function useDialogMessages(): DialogMessages {
  return useSite().messages.dialogs;
}
