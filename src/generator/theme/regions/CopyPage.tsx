import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import {markdownAddress} from '../../shared/address/markdownAddress.ts';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {announce} from '../actions/announce.ts';
import {copyFetchedText} from '../actions/copyFetchedText.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';
import {Icon} from '../icons/Icon.tsx';
import {useMessages} from '../context/useMessages.ts';

/** How long the menu shows that the page was copied. */
const SHOWN_MS = 2000;

/** Assistants that can read a page by its address, with the URL to which the question is appended. */
const ASSISTANTS = [
  {name: 'Claude', address: 'https://claude.ai/new?q='},
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
];

const LABELS = {idle: 'copyAsMarkdown', done: 'copied', failed: 'notCopied'} as const;

/**
 * The page as Markdown: a menu that copies it, or links to it, which also works without JavaScript. Like the navbar's
 * menus it is a `details` element that `closeDropdowns` closes.
 *
 * @param path Permalink of the page.
 * @param links Links to other forms of the page.
 */
export function CopyPage({path, links}: {path: string; links?: LinkData[]}): ReactNode {
  const [state, setState] = useState<keyof typeof LABELS>('idle');
  const href = markdownAddress(path);
  const messages = useMessages();
  const question = encodeURIComponent(fillMessage(messages.askAbout, {address: useSite().url + href}));
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await copyFetchedText(href);
      setState('done');
      announce(document, messages.pageCopied);
    } catch {
      setState('failed');
      announce(document, messages.pageNotCopied);
    }
  };
  return (
    <details className="dropdown copy-page" name="navbar-menu">
      <summary className="navbar-link">
        {messages.copyPage}
        <Icon name="chevron" />
      </summary>
      <ul className="dropdown-menu">
        <li>
          <button type="button" className="dropdown-link" onClick={() => void copy()}>
            {messages[LABELS[state]]}
          </button>
        </li>
        <li>
          <a className="dropdown-link" href={href} type="text/markdown">
            {messages.viewAsMarkdown}
          </a>
        </li>
        {links?.map(({label, href: to}) => (
          <li key={to}>
            {/* Not a page of the app: `target` keeps the router from handling the link. */}
            <a className="dropdown-link" href={to} target="_top">
              {label}
            </a>
          </li>
        ))}
        {ASSISTANTS.map(({name, address}) => (
          <li key={name}>
            <Anchor className="dropdown-link" href={address + question}>
              {fillMessage(messages.openIn, {name})}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
