/** Addresses of accounts on the platforms known by name; `*` is replaced by the account's name. */
const PLATFORMS: Record<string, string> = {
  bluesky: 'https://bsky.app/profile/*',
  email: 'mailto:*',
  github: 'https://github.com/*',
  instagram: 'https://www.instagram.com/*',
  linkedin: 'https://www.linkedin.com/in/*/',
  mastodon: 'https://mastodon.social/@*',
  stackoverflow: 'https://stackoverflow.com/users/*',
  threads: 'https://www.threads.net/@*',
  twitch: 'https://twitch.tv/*',
  twitter: 'https://twitter.com/*',
  x: 'https://x.com/*',
  youtube: 'https://www.youtube.com/@*',
};

/** Names of the platforms for which the name of an account is enough. */
export const KNOWN_PLATFORMS: readonly string[] = Object.keys(PLATFORMS);

/**
 * The addresses of accounts.
 *
 * @param written Names or addresses by platform. A value that is an address stays.
 * @returns `unknown` are platforms that need an address and have none.
 */
export function resolveSocials(written: Record<string, string> = {}): {
  socials: {platform: string; url: string}[];
  unknown: string[];
} {
  const socials: {platform: string; url: string}[] = [];
  const unknown: string[] = [];
  for (const [platform, value] of Object.entries(written)) {
    const pattern = PLATFORMS[platform.toLowerCase()];
    const account = value.replace(/^@/, '');
    if (/^(?:https?:\/\/|mailto:|\/)/.test(value)) socials.push({platform, url: value});
    else if (pattern) socials.push({platform, url: pattern.replace('*', () => account)});
    else unknown.push(platform);
  }
  return {socials, unknown};
}
