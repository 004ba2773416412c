import type {AuthorData} from '../../shared/page/BlogPageData.ts';
import {SOCIAL_PLATFORMS} from '../../shared/page/socialPlatforms.ts';
import {capitalize} from '../../shared/text/letterCase.ts';

/** An author in the form that Docusaurus' components expect. */
export interface AuthorProps extends Omit<AuthorData, 'href' | 'socials'> {
  page?: {permalink: string} | null;
  /** Addresses by the names that platforms have in the authors file. */
  socials?: Record<string, string>;
}

/** Converts an author for components of the site. */
export function authorProps({href, socials, ...author}: AuthorData): AuthorProps {
  return {
    ...author,
    ...(href !== undefined && {page: {permalink: href}}),
    socials: Object.fromEntries(socials.map(({platform, url}) => [keyOf(platform), url])),
  };
}

function keyOf(platform: string): string {
  const known = [...SOCIAL_PLATFORMS].find(([, {name}]) => name === platform);
  return known?.[0] ?? platform.toLowerCase();
}

/** Converts the props of a component back to an author of the theme. */
export function authorOf({page, socials = {}, ...author}: AuthorProps): AuthorData {
  return {
    ...author,
    ...(page && {href: page.permalink}),
    socials: Object.entries(socials).map(([key, url]) => ({
      platform: SOCIAL_PLATFORMS.get(key)?.name ?? capitalize(key),
      url,
    })),
  };
}
