import type {ReactNode} from 'react';
import type {AuthorData} from '../../shared/page/BlogPageData.ts';
import {Anchor} from '../links/Anchor.tsx';

interface AuthorCardProps {
  author: AuthorData;
  /** `full` adds the description, the social links and the number of posts. */
  size?: 'small' | 'full';
  /** Whether the social links are shown even if the card is small. */
  showsSocials?: boolean;
  /** Whether the page's title is the author's name, so that the card omits it. */
  isTitled?: boolean;
}

/** Image, name and role of an author. */
export function AuthorCard({
  author,
  size = 'small',
  showsSocials = size === 'full',
  isTitled = false,
}: AuthorCardProps): ReactNode {
  const {name, title, imageURL, description, socials, formattedCount} = author;
  const href = author.href ?? author.url;
  return (
    <div className="author" data-size={size}>
      {imageURL ? (
        <img
          className="author-image"
          src={imageURL}
          alt=""
          width={size === 'full' ? 64 : 40}
          height={size === 'full' ? 64 : 40}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="author-image author-initials" aria-hidden="true">
          {initials(name ?? '')}
        </span>
      )}
      <div className="author-text">
        {name && !isTitled && (
          <p className="author-name">{href ? <Anchor href={href}>{name}</Anchor> : name}</p>
        )}
        {title && <p className="author-title">{title}</p>}
        {size === 'full' && description && <p className="author-description">{description}</p>}
        {size === 'full' && formattedCount && <p className="author-title author-count">{formattedCount}</p>}
        {showsSocials && <AuthorSocials socials={socials} />}
      </div>
    </div>
  );
}

/** Links to what an author has elsewhere; nothing without any. */
export function AuthorSocials({socials}: Pick<AuthorData, 'socials'>): ReactNode {
  return (
    socials.length > 0 && (
      <ul className="author-socials">
        {socials.map(({platform, url}) => (
          <li key={platform}>
            <Anchor href={url} rel="me noopener noreferrer">
              {platform}
            </Anchor>
          </li>
        ))}
      </ul>
    )
  );
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
}
