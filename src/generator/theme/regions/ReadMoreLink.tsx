import type {ReactNode} from 'react';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useMessages} from '../context/useMessages.ts';

/** The link to the whole of a post. */
export function ReadMoreLink({title, href}: {title: string; href: string}): ReactNode {
  const messages = useMessages();
  return (
    <a className="read-more" href={href}>
      {messages.readMore}
      <span className="sr-only">{fillMessage(messages.readMoreAbout, {title})}</span>
    </a>
  );
}
