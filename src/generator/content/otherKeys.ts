/** What keys of the front matter of other tools are called here; only those that have no other use. */
export const FRONT_MATTER_KEYS: Partial<Record<string, string>> = {
  nav_order: 'sidebar_position',
  sidebar: 'displayed_sidebar',
  linkTitle: 'sidebar_label',
  permalink: 'slug',
  aliases: 'redirect_from',
  lastmod: 'last_update',
  edit_url: 'custom_edit_url',
};

/** The same for the keys of an author. */
export const OTHER_AUTHOR_KEYS: Partial<Record<string, string>> = {
  image: 'image_url',
  avatar: 'image_url',
  bio: 'description',
  website: 'url',
  github: 'socials',
  linkedin: 'socials',
  twitter: 'socials',
};
