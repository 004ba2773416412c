import type {ReactNode} from 'react';
import {useMessages} from '../context/useMessages.ts';
import {useSite} from '../context/SiteContext.ts';

/** Short names of feeds, which occur in their titles. */
const FEED_NAMES = ['RSS', 'Atom', 'JSON'];

/** Links to the blog's feeds; nothing on a site without feeds. */
export function FeedLinks(): ReactNode {
  const {feeds} = useSite();
  const messages = useMessages();
  return (
    feeds.length > 0 && (
      <p className="feed-links">
        {messages.follow}
        {feeds.map(({href, title}) => (
          <a key={href} href={href}>
            {FEED_NAMES.find((name) => title.includes(name)) ?? title}
          </a>
        ))}
      </p>
    )
  );
}
