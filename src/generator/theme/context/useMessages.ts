import {createContext, useContext} from 'react';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {DialogMessages, ThemeMessages} from '../../shared/messages/Messages.ts';
import {useSite} from './SiteContext.ts';

/** The messages of search, which are loaded with it. */
export const DialogMessagesContext = createContext<DialogMessages | undefined>(undefined);

/** Returns the theme's messages in the language of the site. */
export function useMessages(): ThemeMessages {
  return useSite().messages;
}

/** Returns the messages of search; only available inside `DialogMessagesContext`. */
export function useDialogMessages(): DialogMessages {
  return expectDefined(useContext(DialogMessagesContext), 'the messages of search');
}
