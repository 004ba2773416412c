import {createContext, useContext} from 'react';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {DialogMessages, ThemeMessages} from '../../shared/messages/Messages.ts';
import {useSite} from './SiteContext.ts';

/** The words of search, which are loaded with it. */
export const DialogMessagesContext = createContext<DialogMessages | undefined>(undefined);

/** Returns the theme's own words in the language of the site. */
export function useMessages(): ThemeMessages {
  return useSite().messages;
}

/** Returns the words of search; only what is inside `DialogMessagesContext` has them. */
export function useDialogMessages(): DialogMessages {
  return expectDefined(useContext(DialogMessagesContext), 'the words of search');
}
