import type {Author} from '../Content.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import {withBaseUrl} from '../../shared/address/baseUrl.ts';
import {resolveHref} from '../../shared/address/href.ts';
import {resolveSocials} from './socials.ts';

export interface WrittenAuthor {
  key?: string;
  name?: string;
  title?: string;
  url?: string;
  email?: string;
  image_url?: string;
  imageURL?: string;
  description?: string;
  socials?: Record<string, string>;
}

/** Creates an author from an entry of the authors file or of a post, with resolved addresses. */
export function createAuthor(written: WrittenAuthor, site: Addressing, permalink?: string): Author {
  const {key, name, title, url, email, description} = written;
  const image = written.imageURL ?? written.image_url;
  return {
    key,
    name,
    title,
    url: url === undefined ? undefined : resolveHref(url, site),
    email,
    imageURL: image === undefined ? undefined : withBaseUrl(image, site.baseUrl),
    description,
    permalink,
    socials: resolveSocials(written.socials).socials.map((social) => ({
      ...social,
      url: resolveHref(social.url, site),
    })),
  };
}

/** Merges an author of the authors file with a post's entry for the same author; the post takes precedence. */
export function mergeAuthors(declared: WrittenAuthor, own: WrittenAuthor): WrittenAuthor {
  const image = own.imageURL ?? own.image_url;
  return {...declared, ...own, ...(image !== undefined && {imageURL: image})};
}
