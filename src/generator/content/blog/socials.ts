import {capitalize} from '../../shared/text/letterCase.ts';

/** Well-known platforms; `*` in the address of a profile is replaced by the account name. */
const PLATFORMS = new Map(
  Object.entries({
    bluesky: {name: 'Bluesky', profile: 'https://bsky.app/profile/*'},
    email: {name: 'Email', profile: 'mailto:*'},
    github: {name: 'GitHub', profile: 'https://github.com/*'},
    instagram: {name: 'Instagram', profile: 'https://www.instagram.com/*'},
    linkedin: {name: 'LinkedIn', profile: 'https://www.linkedin.com/in/*/'},
    mastodon: {name: 'Mastodon', profile: 'https://mastodon.social/@*'},
    stackoverflow: {name: 'Stack Overflow', profile: 'https://stackoverflow.com/users/*'},
    threads: {name: 'Threads', profile: 'https://www.threads.net/@*'},
    twitch: {name: 'Twitch', profile: 'https://twitch.tv/*'},
    twitter: {name: 'Twitter', profile: 'https://twitter.com/*'},
    x: {name: 'X', profile: 'https://x.com/*'},
    youtube: {name: 'YouTube', profile: 'https://www.youtube.com/@*'},
  }),
);

/** Platforms for which an account name is enough. */
export const KNOWN_PLATFORMS: readonly string[] = [...PLATFORMS.keys()];

/**
 * Resolves accounts to profile addresses, with the names of the platforms as readers know them.
 *
 * @param written Account names or addresses by platform; addresses are kept as they are.
 * @returns `unknown` lists platforms that need a full address but have none.
 */
export function resolveSocials(written: Record<string, string> = {}): {
  socials: {platform: string; url: string}[];
  unknown: string[];
} {
  const socials: {platform: string; url: string}[] = [];
  const unknown: string[] = [];
  for (const [platform, value] of Object.entries(written)) {
    const known = PLATFORMS.get(platform.toLowerCase());
    const name = known?.name ?? capitalize(platform);
    const account = value.replace(/^@/, '');
    if (/^(?:https?:\/\/|mailto:|\/)/.test(value)) socials.push({platform: name, url: value});
    else if (known) socials.push({platform: name, url: known.profile.replace('*', () => account)});
    else unknown.push(platform);
  }
  return {socials, unknown};
}
