import type {ReactNode} from 'react';
import {Admonition} from '../content/Admonition.tsx';
import {useSite} from '../context/SiteContext.ts';
import {useMessages} from '../context/useMessages.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';

/** Says which language an untranslated page is in, unless the site turns the notice off. */
export function UntranslatedNotice(): ReactNode {
  const {untranslated} = useSite();
  const {untranslatedTitle, untranslatedText} = useMessages();
  return (
    untranslated && (
      <Admonition type="info" title={untranslatedTitle}>
        <p>{fillMessage(untranslatedText, {language: untranslated.name})}</p>
      </Admonition>
    )
  );
}
