import {hasSearch} from '../../shared/page/hasSearch.ts';
import type {ReactNode} from 'react';
import {useSite} from '../context/SiteContext.ts';
import {Anchor} from '../links/Anchor.tsx';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {isSamePage} from '../../shared/address/pageKey.ts';
import {SearchMissing} from '../notFound/SearchMissing.tsx';
import {useNearestRoutes} from '../notFound/useNearestRoutes.ts';
import {Main} from '../regions/Main.tsx';
import {useMessages} from '../context/useMessages.ts';

/** Shown at an address without a page: helps the reader go on from there. */
export function NotFoundLayout(): ReactNode {
  const {baseUrl, navbar} = useSite();
  const messages = useMessages();
  const nearest = useNearestRoutes(baseUrl);
  const links = navbar.items.filter(
    ({type, href, external}) => type === 'link' && href && !external && !isSamePage(href, baseUrl),
  );
  return (
    <Main className="not-found">
      <p className="eyebrow">{messages.error404}</p>
      <h1 tabIndex={-1}>{messages.notFound}</h1>
      <p className="lead">{messages.notFoundText}</p>
      {hasSearch(navbar) && <SearchMissing />}
      <ul className="not-found-links">
        <li>
          <a href={baseUrl}>{messages.homePage}</a>
        </li>
        {links.map(({label, href = baseUrl}) => (
          <li key={href}>
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
      </ul>
      <section className="not-found-nearest" aria-label={messages.similarAddresses} aria-live="polite">
        {nearest.length > 0 && (
          <>
            <h2>{messages.didYouMean}</h2>
            <ul>
              {nearest.map(({label, href}) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                  <span className="not-found-path">{decodeAddress(href)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Main>
  );
}
